// The client's own words: Fluent messages in the reader's language, English behind them.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';
import english from '@locales/en/web.ftl?raw';
import english_words from '@locales/en/words.ftl?raw';
import { tagOf } from './languages';
import type { Code } from './languages';

/** Its own messages, and the single words that it shares with all that speaks. */
const files = import.meta.glob<string>(['@locales/*/web.ftl', '@locales/*/words.ftl'], { query: '?raw', import: 'default' });

function bundle(code: Code, texts: string[]): FluentBundle {
  const made = new FluentBundle(tagOf(code), { useIsolating: false });
  for (const text of texts) {
    const mistakes = made.addResource(new FluentResource(text));
    if (mistakes.length > 0) throw mistakes[0];
  }
  return made;
}

const fallback = bundle('en', [english, english_words]);
let spoken = $state.raw<{ code: Code; bundle: FluentBundle }>({ code: 'en', bundle: fallback });

/** From now on the client speaks this language. */
export async function speak(code: Code): Promise<void> {
  const loads = Object.entries(files).filter(([path]) => path.includes(`/${code}/`));
  const texts = code === 'en' ? [] : await Promise.all(loads.map(([, load]) => load()));
  spoken = { code, bundle: code === 'en' ? fallback : bundle(code, texts) };
  document.documentElement.lang = tagOf(code);
}

/** The message, with what it names put in. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  for (const one of [spoken.bundle, fallback]) {
    const message = one.getMessage(id);
    if (message?.value) return one.formatPattern(message.value, args);
  }
  throw new Error(`no message ${id}`);
}
