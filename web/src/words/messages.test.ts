// Messages and code name each other, in every language.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { KEYS } from '../game/keys';
import { SHOWN } from '../game/steps';
import { LANGUAGES, preferred } from './languages';

const LOCALES = new URL('../../../crates/messages/locales/', import.meta.url).pathname;
const SOURCES = new URL('..', import.meta.url).pathname;

function file(code: string, name = 'web'): string {
  return readFileSync(join(LOCALES, code, `${name}.ftl`), 'utf8');
}

/** Each message and what it names. */
function messages(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  let id = '';
  for (const line of text.split('\n')) {
    id = /^([A-Za-z][\w-]*) =/.exec(line)?.[1] ?? id;
    if (id === '' || line.startsWith('#')) continue;
    const names = found.get(id) ?? new Set();
    for (const name of line.matchAll(/\$(\w+)/g)) names.add(name[1] ?? '');
    found.set(id, names);
  }
  return found;
}

function sources(folder: string): string {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const code = all.filter((f) => /\.(svelte|ts)$/.test(f) && !f.endsWith('.test.ts'));
  return code.map((f) => readFileSync(join(folder, f), 'utf8')).join('\n');
}

/** Messages whose ids the code puts together, by how they begin. */
const COMPOSED = ['page-', 'rule-', 'until-', 'asks-', 'theme-', 'motion-', 'stops-', 'seal-', 'deck-about-'];

const english = messages(file('en'));

describe('the words of the client', () => {
  test.each(LANGUAGES.map((l) => l.code))('%s says every message, with the same names in it', (code) => {
    const own = messages(file(code));
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, names] of english) expect([id, [...(own.get(id) ?? [])].sort()]).toEqual([id, [...names].sort()]);
  });

  test.each(LANGUAGES.map((l) => l.code))('%s is well formed, and every message can be said', (code) => {
    const bundle = new FluentBundle(code, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(file(code)))).toEqual([]);
    for (const [id, names] of messages(file(code))) {
      const pattern = bundle.getMessage(id)?.value;
      expect(pattern, id).toBeTruthy();
      const mistakes: Error[] = [];
      for (const n of [0, 1, 2, 5]) {
        bundle.formatPattern(pattern ?? '', Object.fromEntries([...names].map((name) => [name, n])), mistakes);
      }
      expect(mistakes, id).toEqual([]);
    }
  });

  test('the code names no message that does not exist, and each message is named', () => {
    const code = sources(SOURCES);
    const said = new Set<string>();
    for (const call of code.matchAll(/\b(?:t|say)\(([^()]*)/g)) {
      for (const id of (call[1] ?? '').matchAll(/'([a-z][\w-]*)'/g)) said.add(id[1] ?? '');
    }
    for (const id of [...KEYS.map((k) => k.id), ...SHOWN.map((s) => s.id), 'key-name-space']) said.add(id);
    const ids = [...said].filter((id) => id.includes('-') || english.has(id));
    const shared = messages(file('en', 'words'));
    expect(ids.filter((id) => !english.has(id) && !shared.has(id))).toEqual([]);
    const composed = (id: string): boolean => COMPOSED.some((start) => id.startsWith(start));
    const unused = [...english.keys()].filter((id) => !said.has(id) && !composed(id));
    expect(unused.filter((id) => !code.includes(`'${id}'`))).toEqual([]);
  });

  test('a browser is spoken to in its own language', () => {
    expect(preferred(['pt-BR', 'en'])).toBe('pt');
    expect(preferred(['zh-CN'])).toBe('zhs');
    expect(preferred(['xx'])).toBe('en');
  });
});
