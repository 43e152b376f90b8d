/// <reference types="svelte" />
/// <reference types="vite/client" />

/** By the code of a set the place of its sign in the font, as hexadecimal digits. */
declare module 'virtual:set-symbols' {
  const signs: Record<string, string>;
  export default signs;
}
