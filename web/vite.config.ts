import { svelte } from '@sveltejs/vite-plugin-svelte';
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

export default defineConfig({
  plugins: [oneManaFont(), svelte()],
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
