// The socket of one viewer: numbered messages out, messages in, and coming back after it broke.

import type { Says, ToClient } from '../protocol';

const PROTOCOL = 'facedown.1';
const WAITS = [250, 500, 1000, 2000, 4000];

export interface Ears {
  heard(message: ToClient): void;
  /** Connected, or on the way to be so again. */
  connected(yes: boolean): void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private n = 0;
  private tries = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly room: string,
    private readonly token: string | null,
    private readonly language: string,
    private readonly ears: Ears,
  ) {
    this.open();
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const url = `${scheme}://${location.host}/api/rooms/${encodeURIComponent(this.room)}/socket`;
    const socket = new WebSocket(url, PROTOCOL);
    this.socket = socket;
    this.n = 0;
    socket.addEventListener('open', () => {
      this.tries = 0;
      this.send({ hello: { token: this.token, language: this.language } });
      this.ears.connected(true);
    });
    socket.addEventListener('message', (event) => this.ears.heard(JSON.parse(String(event.data)) as ToClient));
    socket.addEventListener('close', () => {
      if (this.closed || this.socket !== socket) return;
      this.ears.connected(false);
      const wait = WAITS[Math.min(this.tries, WAITS.length - 1)];
      this.tries += 1;
      this.timer = setTimeout(() => this.open(), wait);
    });
  }

  /** Sends a message and gives the number it went out with; none while there is no connection. */
  send(says: Says): number | null {
    if (this.socket?.readyState !== WebSocket.OPEN) return null;
    this.n += 1;
    this.socket.send(JSON.stringify({ n: this.n, ...says }));
    return this.n;
  }

  /** At once, instead of waiting for the next try. */
  hurry(): void {
    if (this.closed || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
