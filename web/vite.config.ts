import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Where the words of the client lie, beside all other messages of the project. */
const locales = fileURLToPath(new URL('../crates/messages/locales', import.meta.url));

/** Of the fonts that mana-font names, the one file that today's browsers read; and none for text. */
function oneManaFont(): Plugin {
  return {
    name: 'one-mana-font',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('mana-font/css/mana.css')) return null;
      const font = "@font-face { font-family: 'Mana'; src: url('../fonts/mana.woff2') format('woff2'); font-display: block; }";
      return font + code.replace(/@font-face\s*\{[^}]*\}/g, '');
    },
  };
}

/**
 * Which sign of the font of set symbols is whose, read off the font. Of keyrune only its fonts are used: they are
 * under the SIL Open Font License, its style sheets are not.
 */
function setSymbols(): Plugin {
  const name = 'virtual:set-symbols';
  return {
    name: 'set-symbols',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const font = readFileSync(createRequire(import.meta.url).resolve('keyrune/fonts/keyrune.svg'), 'utf8');
      const signs = font.matchAll(/<glyph unicode="&#x([0-9a-f]+);" glyph-name="([^"]+)"/g);
      const codes = [...signs].flatMap(([, sign, names]) => (names ?? '').split(', ').map((code) => [code, sign]));
      return `export default ${JSON.stringify(Object.fromEntries(codes))};`;
    },
  };
}

export default defineConfig({
  plugins: [oneManaFont(), setSymbols(), svelte()],
  resolve: { alias: { '@locales': locales } },
  build: {
    target: 'es2022',
    // Nothing is put into a page as data: the pages allow only what this server gives.
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: ['.', locales] },
    proxy: { '/api': { target: 'http://127.0.0.1:8708', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
