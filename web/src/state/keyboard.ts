// The keys of the table.

import { nearest } from '../game/nearest';
import { passPlace } from '../game/draft';
import { menu } from './menu.svelte';
import { settings } from './settings.svelte';
import { sight } from './sight.svelte';
import type { Table } from './table.svelte';

const KEYED = '[data-key]:is(button), [data-choice]';

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

/** Whether the key belongs to what has the focus: a field that is written in, a list of options. */
function writes(target: HTMLElement | null): boolean {
  return target !== null && (target.matches('input:not([type=checkbox]), textarea, select') || target.isContentEditable);
}

export function onKeyUp(event: KeyboardEvent): void {
  if (event.key === 'p') sight.peeking = false;
}

export function onKey(event: KeyboardEvent, table: Table): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const at = focused();
  const open = document.querySelector('dialog[open]') !== null || menu.places.length > 0;
  if (event.key === 'p' && !writes(at)) {
    sight.peeking = true;
    return;
  }
  if (open) return;
  if (writes(at) && event.key !== 'Escape') return;
  const did = arrows(event, at) || answers(event, table, at) || looks(event, table, at) || passes(event, table);
  if (did) event.preventDefault();
}

function arrows(event: KeyboardEvent, at: HTMLElement | null): boolean {
  const ways = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const;
  const way = ways[event.key as keyof typeof ways];
  if (way === undefined || at?.matches('.log, .body')) return false;
  const all = [...document.querySelectorAll<HTMLElement>(KEYED)].filter((e) => e.offsetParent !== null);
  const from = at !== null && all.includes(at) ? at : null;
  if (from === null) all[0]?.focus();
  else nearest(from, all, way)?.focus();
  return true;
}

/** Space, digits, Escape, n, a: what answers the question. */
function answers(event: KeyboardEvent, table: Table, at: HTMLElement | null): boolean {
  const { prompt } = table;
  switch (event.key) {
    case '.':
    case ' ': {
      // What has the focus by the keyboard takes the space bar, as everywhere.
      if (event.key === ' ' && at?.matches('input, summary, :focus-visible:is(button, a)')) return false;
      if (prompt === null || event.repeat) return true;
      if (passPlace(prompt) !== null) table.pass();
      else table.confirm();
      return true;
    }
    case 'Escape':
      if (table.moment?.until !== 'Now') table.until('Now');
      else if (prompt !== null && prompt !== 'Mulligan' && !('Priority' in prompt)) table.reply('Withdraw');
      return true;
    case 'n':
      next(at);
      return true;
    case 'a':
      document.querySelector<HTMLElement>('[data-choice=all]')?.click();
      return true;
    default:
      return digit(event.key, table);
  }
}

/** The choice with this number in the panel. */
function digit(key: string, table: Table): boolean {
  const n = Number(key);
  if (!Number.isInteger(n) || n < 1 || table.prompt === null) return false;
  const list = [...document.querySelectorAll<HTMLElement>('.panel [data-choice], .panel [data-row]')];
  const numbered = list.filter((e) => e.matches('[data-row]') || e.querySelector('kbd')?.textContent === key);
  const one = numbered.find((e) => e.querySelector('kbd')?.textContent === key) ?? numbered[n - 1];
  if (one?.matches('select')) one.focus();
  else one?.click();
  return true;
}

/** The next thing on the table that can be acted on. */
function next(at: HTMLElement | null): void {
  const all = [...document.querySelectorAll<HTMLElement>('.can:is(button)')].filter((e) => e.offsetParent !== null);
  const here = at === null ? -1 : all.indexOf(at);
  all[(here + 1) % Math.max(1, all.length)]?.focus();
}

function looks(event: KeyboardEvent, table: Table, at: HTMLElement | null): boolean {
  const key = at?.dataset['key'] ?? sight.marked;
  const first = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();
  switch (event.key) {
    case 'i':
    case 'w':
      if (key) sight.reading = key;
      return true;
    case 'h':
      first('.hand button');
      return true;
    case 'b':
      first('.own .tile, .own .heap');
      return true;
    case 'g':
      sight.zone = `graveyard${table.below}`;
      return true;
    case 'l':
      sight.dialog = 'log';
      return true;
    case 's':
      sight.dialog = 'stops';
      return true;
    case 'd':
      sight.dialog = 'facedown';
      return true;
    case 'v':
      sight.dialog = 'seals';
      return true;
    case 'c':
      sight.dialog = 'menu';
      return true;
    case 'r':
      settings.rules = !settings.rules;
      return true;
    case '?':
      sight.dialog = 'help';
      return true;
    default:
      return false;
  }
}

function passes(event: KeyboardEvent, table: Table): boolean {
  switch (event.key) {
    case 'u':
      table.back();
      return true;
    case 'e':
      table.until('EndOfTurn');
      return true;
    case 'f':
      table.until('SomethingHappens');
      return true;
    case 'E':
      table.until('EndOfTurnWhateverHappens');
      return true;
    case 'x':
      table.until('Now');
      return true;
    case 'Y':
      table.letThrough();
      return true;
    case 'k':
      if (table.stops) table.setStops({ hold: !table.stops.hold });
      return true;
    default:
      return false;
  }
}
