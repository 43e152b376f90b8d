// One viewer at one table: what its stream gave, and what the person does with it.

import { Connection } from '../net/connection';
import { choose, draftOf, passPlace, pick, ready, replyOf, shift } from '../game/draft';
import type { Draft } from '../game/draft';
import { elements, planned } from '../game/elements';
import { faceDownHistory } from '../game/facedown';
import { keyOf } from '../game/handle';
import { counted } from '../game/log';
import type { Line } from '../game/log';
import { thingsOf } from '../game/things';
import type { Thing } from '../game/things';
import { keep, settings } from './settings.svelte';
import type {
  Agreement,
  CouldLine,
  Handle,
  Moment,
  PromptView,
  Replay,
  Reply,
  RoomState,
  Says,
  Seat,
  SeatState,
  Settings,
  ToClient,
  Told,
  Until,
  View,
} from '../protocol';

/** So long after a new question a press is taken to mean the one before, in milliseconds. */
const SETTLES = 250;

export class Table {
  room = $state.raw<RoomState | null>(null);
  moment = $state.raw<Moment | null>(null);
  told = $state.raw<Told[]>([]);
  log = $state.raw<Line[]>([]);
  draft = $state.raw<Draft | null>(null);
  connected = $state(false);
  /** A reply is on its way: the number of its message. */
  private replied: number | null = null;
  waiting = $state(false);
  /** The moment whose question has been answered. */
  private answered = $state<number | null>(null);
  /** Something that the person should read: a refusal, a note. */
  note = $state.raw<{ text: string; rule: string | null } | null>(null);
  /** The row of an attack or block that was touched last. */
  row = $state(0);

  readonly view = $derived<View | null>(this.moment?.view ?? null);
  /** What is asked and not yet answered. */
  readonly asked = $derived(this.answered === this.moment?.n ? null : (this.moment?.asked ?? null));
  readonly prompt = $derived<PromptView | null>(this.asked?.prompt ?? null);
  readonly stops = $derived<Settings | null>(this.moment?.stops ?? null);
  readonly things = $derived<Map<string, Thing>>(this.view ? thingsOf(this.view) : new Map());
  readonly elements = $derived(elements(this.prompt));
  readonly planned = $derived(planned(this.prompt));
  readonly faceDown = $derived(faceDownHistory(this.told));
  readonly spectator = $derived(this.view?.viewer === 'Spectator');
  /** The seat that sits below. */
  readonly below = $derived.by<Seat>(() => {
    const viewer = this.view?.viewer;
    return viewer !== undefined && viewer !== 'Spectator' ? viewer.Seat : 0;
  });
  /** The others, in turn order after it. */
  readonly others = $derived.by<Seat[]>(() => {
    const seats = this.view?.seats.length ?? 0;
    return Array.from({ length: Math.max(0, seats - 1) }, (_, n) => (this.below + n + 1) % seats);
  });

  /** What waits for an answer to `could`, by the number of the message. */
  private wondering = new Map<number, (lines: CouldLine[]) => void>();
  private askedAt = 0;
  private connection: Connection | null = null;

  /** Sits down, or looks on without a token. */
  connect(room: string, token: string | null): void {
    this.connection = new Connection(room, token, settings.language, {
      heard: (message) => this.hear(message),
      connected: (yes) => {
        this.connected = yes;
        this.waiting = false;
        this.wondering.clear();
      },
    });
  }

  leave(): void {
    this.connection?.close();
    this.connection = null;
  }

  hurry(): void {
    this.connection?.hurry();
  }

  nameOf(seat: Seat): string {
    return this.room?.seats[seat]?.name ?? `${seat + 1}`;
  }

  hear(message: ToClient): void {
    if ('room' in message) this.room = message.room;
    else if ('moment' in message) this.see(message.moment);
    else if ('could' in message) {
      this.wondering.get(message.could.n)?.(message.could.lines);
      this.wondering.delete(message.could.n);
    } else {
      this.waiting = false;
      if ('done' in message && message.done.n === this.replied) this.answered = this.moment?.n ?? null;
      if ('refused' in message) this.note = { text: message.refused.words, rule: message.refused.rule };
      if ('error' in message) this.note = { text: message.error.words, rule: null };
    }
  }

  /** A moment of a game that is only looked at. */
  replayed({ seats, game, over }: Replay, moment: Moment): void {
    const viewer = moment.view.viewer;
    const chair = (name: string, seat: Seat): SeatState => ({
      seat,
      name,
      bot: null,
      connected: true,
      left: false,
      left_on_clock: null,
    });
    this.connected = true;
    this.room = {
      room: '',
      you: viewer === 'Spectator' ? null : viewer.Seat,
      seats: seats.map(chair),
      spectators: 0,
      game,
      over,
      asks: [],
      tick: 0,
      clock: null,
      chance: { commitment: '', nonces: [] },
      next: null,
      opens_all: false,
      opened: false,
    };
    this.see(moment);
  }

  private see(moment: Moment): void {
    const before = this.moment;
    this.answered = null;
    this.replied = null;
    const begins = moment.anew || before === null || before.game !== moment.game;
    this.told = begins ? moment.told : [...this.told, ...moment.told];
    this.log = counted(begins ? [] : this.log, moment.log);
    const stands =
      !begins && moment.told.length === 0 && JSON.stringify(before?.asked) === JSON.stringify(moment.asked);
    this.moment = moment;
    if (before === null) this.bringStops(moment);
    if (stands) return;
    this.waiting = false;
    this.askedAt = performance.now();
    this.draft = moment.asked ? draftOf(moment.asked.prompt) : null;
    this.row = 0;
    this.note = null;
  }

  /** The stops of the last table come along to a new one. */
  private bringStops(moment: Moment): void {
    const own = settings.stops;
    if (own === null || moment.stops === null) return;
    const wanted = { ...own, yields: moment.stops.yields };
    if (JSON.stringify(wanted) !== JSON.stringify(moment.stops)) this.send({ stops: wanted });
  }

  private send(says: Says): number | null {
    return this.connection?.send(says) ?? null;
  }

  reply(reply: Reply): void {
    if (!this.moment?.asked || this.waiting) return;
    this.note = null;
    const n = this.send({ reply: { moment: this.moment.n, reply } });
    this.waiting = n !== null;
    this.replied = n;
  }

  /** Passes priority; not in the instant in which the question has changed under the finger. */
  pass(): void {
    if (this.prompt === null || performance.now() - this.askedAt < SETTLES) return;
    const place = passPlace(this.prompt);
    if (place !== null) this.reply({ Act: place });
  }

  /** Picks the n-th element of what is asked; sends the reply if that is all of it. */
  pick(nth: number): void {
    const prompt = this.prompt;
    if (prompt === null || this.draft === null) return;
    this.row = nth;
    if (prompt !== 'Mulligan' && 'Pay' in prompt) return this.reply({ Mana: nth });
    const picked = pick(this.draft, nth);
    this.draft = picked.draft;
    if (picked.whole) {
      const reply = replyOf(this.draft, prompt, nth);
      if (reply !== null) this.reply(reply);
    }
  }

  shift(nth: number, by: number): void {
    if (this.draft) this.draft = shift(this.draft, nth, by);
  }

  choose(nth: number, option: number): void {
    this.row = nth;
    if (this.draft) this.draft = choose(this.draft, nth, option);
  }

  /** Sends the form as it stands. */
  confirm(): void {
    if (this.draft === null || this.prompt === null || !ready(this.draft)) return;
    const reply = replyOf(this.draft, this.prompt);
    if (reply !== null) this.reply(reply);
  }

  /** A blocker touched before blocks what is touched now, if that is an attacker it can block. */
  blockWith(attacker: string): boolean {
    const prompt = this.prompt;
    if (prompt === null || prompt === 'Mulligan' || !('Block' in prompt)) return false;
    const options = prompt.Block.rows[this.row]?.[1] ?? [];
    const at = options.findIndex((h) => keyOf(h) === attacker);
    if (at < 0) return false;
    this.choose(this.row, at + 1);
    return true;
  }

  /** What could be done with an object, and what the rules say to it. */
  wonder(object: Handle, answered: (lines: CouldLine[]) => void): void {
    const n = this.send({ could: { object } });
    if (n !== null) this.wondering.set(n, answered);
  }

  setStops(change: Partial<Settings>): void {
    if (this.stops === null) return;
    const stops = { ...this.stops, ...change };
    settings.stops = { ...stops, yields: [] };
    keep();
    this.send({ stops });
  }

  until(until: Until): void {
    this.send({ until });
  }

  /** The ability on top of the stack is let through from now on. */
  letThrough(): void {
    const ability = this.view?.stack.at(-1)?.ability;
    if (ability != null && this.stops) this.setStops({ yields: [...this.stops.yields, ability] });
  }

  back(): void {
    this.send({ back: {} });
  }
  consent(what: Agreement, yes: boolean): void {
    this.send({ consent: { what, yes } });
  }
  concede(): void {
    this.send({ concede: {} });
  }
  offerDraw(): void {
    this.send({ offer_draw: {} });
  }
  rematch(): void {
    this.send({ rematch: {} });
  }
}
