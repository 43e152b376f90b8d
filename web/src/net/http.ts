// Everything that is asked of the server outside a game.

import type {
  Catalogue,
  DeckChecked,
  DeckEntry,
  Joined,
  Judged,
  NewRoom,
  Problem,
  Replay,
  RoomState,
  Scenario,
} from '../protocol';
import { settings, type Part } from '../state/settings.svelte';
import type { Code } from '../words/languages';
import { t } from '../words/words.svelte';

/** What the server refused, in its words. */
export class Refused extends Error {}

/** What went wrong, in words of the page's language: what the server says, or that it says nothing. */
export const said = (why: unknown): string => (why instanceof Refused ? why.message : t('no-server'));

interface Asking {
  body?: unknown;
  token?: string | null;
}

async function ask<T>(path: string, { body, token }: Asking = {}): Promise<T> {
  // What is refused is said in the language of the page.
  const headers: Record<string, string> = { 'accept-language': settings.language };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers['authorization'] = `Bearer ${token}`;
  const init: RequestInit = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(path, init);
  const text = await response.text();
  if (response.ok) return JSON.parse(text) as T;
  throw new Refused(words(text) ?? `${t('no-server')} (${response.status})`);
}

function words(text: string): string | null {
  try {
    return (JSON.parse(text) as Problem).error;
  } catch {
    return null;
  }
}

const room = (id: string): string => `/api/rooms/${encodeURIComponent(id)}`;

/** A player's part of chance: 128 bits that the server did not choose. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}

/** A seat that was taken, and the part of chance that was given after the server had committed to its own. */
export interface Seated extends Joined {
  part: Part;
}

export const catalogue = (language: Code): Promise<Catalogue> => ask(`/api/cards?lang=${language}`);
export const decks = (): Promise<DeckEntry[]> => ask('/api/decks');
export const checkDeck = (text: string, language: Code): Promise<DeckChecked> =>
  ask('/api/decks/check', { body: { text, language } });
/** Makes a room and sits down there, now that the server has committed to its part of chance. */
export async function makeRoom({ name, deck, language, ...wanted }: NewRoom): Promise<Seated> {
  const made = await ask<Joined>('/api/rooms', { body: wanted });
  return joinRoom(made.room, made.commitment, name ?? '', deck ?? '', (language ?? 'en') as Code);
}
export const roomState = (id: string): Promise<RoomState> => ask(room(id));
/** Sits down; `commitment` is what the server has said of its part of chance, before it hears this one. */
export async function joinRoom(id: string, commitment: string, name: string, deck: string, language: Code): Promise<Seated> {
  const part: Part = { commitment, nonce: nonce() };
  const joined = await ask<Joined>(`${room(id)}/join`, { body: { name, deck, language, nonce: part.nonce } });
  return { ...joined, part };
}
export const judge = (text: string): Promise<Judged> => ask('/api/judge', { body: { text } });
/** A whole game as one viewer lived it; it comes in parts. */
export async function replay(id: string, of: string, token: string | null): Promise<Replay> {
  const part = (at: number): Promise<Replay> =>
    ask(`${room(id)}/replay?${new URLSearchParams({ of, at: String(at) })}`, { token });
  const whole = await part(0);
  const moments = [...whole.moments];
  for (;;) {
    const at = (moments.at(-1)?.at ?? whole.steps) + 1;
    if (at >= whole.steps) return { ...whole, moments };
    const more = (await part(at)).moments;
    if (more.length === 0) return { ...whole, moments };
    moments.push(...more);
  }
}

/** A moment of a game as a scenario; without a step, the last one. */
export function scenario(id: string, at: number | null, of: string, token: string | null): Promise<Scenario> {
  const query = new URLSearchParams(at === null ? { of } : { of, at: String(at) });
  return ask(`${room(id)}/scenario?${query}`, { token });
}

/** The sealed log of the present game: lines of JSON. */
export async function sealedLog(id: string, of: string, token: string | null): Promise<string> {
  const headers: Record<string, string> = { 'accept-language': settings.language };
  if (token) headers['authorization'] = `Bearer ${token}`;
  const response = await fetch(`${room(id)}/log?${new URLSearchParams({ of })}`, { headers });
  const text = await response.text();
  if (response.ok) return text;
  throw new Refused(words(text) ?? `${t('no-server')} (${response.status})`);
}
