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
import { nonce } from '../net/http';
import { check, noSeals, sealsAfter } from '../game/seals';
import type { Check, Seals } from '../game/seals';
import { cards } from './catalogue.svelte';
import { heldSeat, holdPart, keep, settings } from './settings.svelte';
import type { Part } from './settings.svelte';
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

/** Whether a face is one of the faces of the card that was opened. */
function isOf(face: string, other: string | undefined, card: string | undefined): boolean {
  return card !== undefined && (card === face || card === other);
}

/** So long after a new question a press is taken to mean the one before, in milliseconds. */
const SETTLES = 250;

export class Table {
  room = $state.raw<RoomState | null>(null);
  moment = $state.raw<Moment | null>(null);
  told = $state.raw<Told[]>([]);
  log = $state.raw<Line[]>([]);
  seals = $state.raw<Seals>(noSeals);
  /** Of each seal that is open to this viewer, what the browser found itself. */
  checks = $state.raw<Map<number, Check>>(new Map());
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
  /** Whether this viewer still plays. */
  readonly plays = $derived(
    !this.spectator && this.stops !== null && !this.room?.over && this.view?.seats[this.below]?.playing === true,
  );
  /** The others, in turn order after it. */
  readonly others = $derived.by<Seat[]>(() => {
    const seats = this.view?.seats.length ?? 0;
    return Array.from({ length: Math.max(0, seats - 1) }, (_, n) => (this.below + n + 1) % seats);
  });

  /** What waits for an answer to `could`, by the number of the message. */
  private wondering = new Map<number, (lines: CouldLine[]) => void>();
  private askedAt = 0;
  /** The room that this is at, and the part of the next game's chance that is on its way there. */
  private at = '';
  private part: (Part & { n: number }) | null = null;
  private connection: Connection | null = null;

  /** Sits down, or looks on without a token. */
  connect(room: string, token: string | null): void {
    this.at = room;
    this.connection = new Connection(room, token, settings.language, {
      heard: (message) => this.hear(message),
      connected: (yes) => {
        this.connected = yes;
        this.waiting = false;
        this.wondering.clear();
        this.part = null;
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
    if ('room' in message) this.enter(message.room);
    else if ('moment' in message) this.see(message.moment);
    else if ('could' in message) {
      this.wondering.get(message.could.n)?.(message.could.lines);
      this.wondering.delete(message.could.n);
    } else {
      this.waiting = false;
      if ('done' in message && this.part?.n === message.done.n) holdPart(this.at, this.part);
      if ('done' in message && message.done.n === this.replied) this.answered = this.moment?.n ?? null;
      if ('refused' in message) this.note = { text: message.refused.words, rule: message.refused.rule };
      if ('error' in message) this.note = { text: message.error.words, rule: null };
    }
  }

  /** The room as it is now. As soon as the server commits to the chance of a further game, this seat gives its part. */
  private enter(room: RoomState): void {
    this.room = room;
    const { you, next } = room;
    if (you === null || next === null || next.nonces[you]?.own !== false || this.part?.commitment === next.commitment) return;
    const part: Part = { commitment: next.commitment, nonce: nonce() };
    const n = this.send({ nonce: { nonce: part.nonce } });
    if (n !== null) this.part = { ...part, n };
  }

  /** What this browser gave to the chance of the present game, where that is known. */
  get gave(): Part | null {
    const parts = heldSeat(this.at)?.parts ?? [];
    const commitment = this.room?.chance.commitment;
    return parts.find((p) => p.commitment === commitment) ?? (this.room?.game === 1 ? (parts[0] ?? null) : null);
  }

  /** Whether the table has kept to the chance that it committed to, as far as this browser gave a part. */
  readonly chanceKept = $derived.by<boolean>(() => {
    const [room, gave] = [this.room, this.gave];
    if (room === null || room.you === null || gave === null || room.game === 0 || room.chance.nonces.length === 0) return true;
    return room.chance.commitment === gave.commitment && room.chance.nonces[room.you]?.nonce === gave.nonce;
  });

  /** Whether all that lies under a seal and can be seen is what was sealed, as far as this browser can tell. */
  readonly sealsHold = $derived.by<boolean>(() => {
    if ([...this.checks.values()].includes('wrong')) return false;
    return [...this.seals.at].every(([key, seal]) => {
      const face = cards().face(this.things.get(key)?.face ?? null);
      return face === null || isOf(face.english, cards().face(face.other)?.english, this.seals.opened.get(seal)?.card);
    });
  });

  /** Checks what was opened on the way to a moment. */
  private async look({ opened, game }: Moment): Promise<void> {
    const { commitments } = this.seals;
    const found = await Promise.all(opened.map(async (o): Promise<[number, Check]> => [o.seal, await check(o, commitments)]));
    if (this.moment?.game === game) this.checks = new Map([...this.checks, ...found]);
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
    this.seals = sealsAfter(begins ? noSeals : this.seals, moment.told, moment.sealed, moment.opened);
    if (begins) this.checks = new Map();
    if (moment.opened.length > 0) void this.look(moment);
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
  openAll(): void {
    this.send({ open_all: {} });
  }
  rematch(): void {
    this.send({ rematch: {} });
  }
}
