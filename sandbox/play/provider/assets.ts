import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

const FILES = [
  'base.css',
  'cashier.css',
  'game.css',
  'operator.css',
  'sports.css',
  'game.ts',
  'reels.ts',
  'dice.ts',
  'money.ts',
  'sports.ts',
] as const;

/** Runs `work` without Node's warning about experimental APIs. */
const quietly = (work: () => string): string => {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return work();
  } finally {
    process.emitWarning = emitWarning;
  }
};

const read = (name: string): { body: string; type: string } => {
  const text = readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8');
  return name.endsWith('.css')
    ? { body: text, type: 'text/css; charset=utf-8' }
    : { body: quietly(() => stripTypeScriptTypes(text)), type: 'text/javascript; charset=utf-8' };
};

const cache = new Map<string, { body: string; type: string }>();

/** A script or style of the game pages; TypeScript is served with its types stripped. */
export const asset = (name: string): { body: string; type: string } | undefined => {
  if (!FILES.some((file) => file === name)) return undefined;
  const known = cache.get(name) ?? read(name);
  cache.set(name, known);
  return known;
};
