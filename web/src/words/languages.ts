// The eight languages, by the codes that the server knows.

export const LANGUAGES = [
  { code: 'en', tag: 'en', name: 'English' },
  { code: 'de', tag: 'de', name: 'Deutsch' },
  { code: 'es', tag: 'es', name: 'Español' },
  { code: 'fr', tag: 'fr', name: 'Français' },
  { code: 'it', tag: 'it', name: 'Italiano' },
  { code: 'ja', tag: 'ja', name: '日本語' },
  { code: 'pt', tag: 'pt', name: 'Português' },
  { code: 'zhs', tag: 'zh-Hans', name: '简体中文' },
] as const;

export type Code = (typeof LANGUAGES)[number]['code'];

export function isCode(code: unknown): code is Code {
  return LANGUAGES.some((l) => l.code === code);
}

export function tagOf(code: Code): string {
  return LANGUAGES.find((l) => l.code === code)?.tag ?? 'en';
}

/** The language that fits best to what the browser is set to. */
export function preferred(wanted: readonly string[]): Code {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split('-')[0] ?? '';
    const code = primary === 'zh' ? 'zhs' : primary;
    if (isCode(code)) return code;
  }
  return 'en';
}
