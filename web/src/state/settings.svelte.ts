// What a person set in this browser: language, look, name, decks, and the seats it holds.

import { isCode, preferred } from '../words/languages';
import type { Code } from '../words/languages';
import type { Seat, Settings } from '../protocol';

export type Theme = 'system' | 'dark' | 'light';
export type Motion = 'system' | 'reduced';

export interface OwnDeck {
  name: string;
  text: string;
}

/** The part of chance that this browser gave, and what the table had committed to before that. */
export interface Part {
  commitment: string;
  nonce: string;
}

/** The right to a seat; kept so that a closed lid or another tab finds it again. */
export interface HeldSeat {
  room: string;
  seat: Seat;
  token: string;
  /** Of the games at this table, the newest last. */
  parts?: Part[];
}

interface Kept {
  language: Code;
  name: string;
  deck: string;
  theme: Theme;
  motion: Motion;
  rules: boolean;
  /** What the person set at its last table. */
  stops: Settings | null;
  decks: OwnDeck[];
  seats: HeldSeat[];
}

const KEY = 'facedown';
const SEATS = 40;
const PARTS = 4;

function read(): Kept {
  const first: Kept = {
    language: preferred(navigator.languages),
    name: '',
    deck: '',
    theme: 'system',
    motion: 'system',
    rules: false,
    stops: null,
    decks: [],
    seats: [],
  };
  try {
    const kept = { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
    return isCode(kept.language) ? kept : { ...kept, language: first.language };
  } catch {
    return first;
  }
}

export const settings = $state<Kept>(read());

/** Writes the settings down; called by the page whenever they change. */
export function keep(): void {
  const text = JSON.stringify(settings);
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function heldSeat(room: string): HeldSeat | null {
  return settings.seats.find((s) => s.room === room) ?? null;
}

export function holdSeat(seat: HeldSeat): void {
  settings.seats = [seat, ...settings.seats.filter((s) => s.room !== seat.room)].slice(0, SEATS);
  keep();
}

/** Remembers a part of chance given at a table. */
export function holdPart(room: string, part: Part): void {
  const held = heldSeat(room);
  if (held === null) return;
  held.parts = [...(held.parts ?? []), part].slice(-PARTS);
  keep();
}

/** Takes the seat that the address holds where `facedown play` has opened a room, and clears it away. */
export function takeSeat(): void {
  const room = /^\/room\/([0-9a-f]+)$/.exec(location.pathname)?.[1];
  const held = new URLSearchParams(location.hash.slice(1));
  const [seat, token] = [held.get('seat'), held.get('token')];
  if (room === undefined || seat === null || token === null) return;
  holdSeat({ room, seat: Number(seat), token });
  history.replaceState(history.state, '', location.pathname);
}
