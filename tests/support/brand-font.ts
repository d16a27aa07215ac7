import { fileURLToPath } from 'node:url';

/** Files of a font that is wider than those of systems, as that of an operator may be: regular and bold. */
export const brandFont = [
  import.meta.resolve('@fontsource/comfortaa/files/comfortaa-latin-400-normal.woff2'),
  import.meta.resolve('@fontsource/comfortaa/files/comfortaa-latin-700-normal.woff2'),
].map((url) => fileURLToPath(url)) as [string, string];
