/** 32-bit FNV-1a hash of a text; seed of all generated images, names and histories. */
export const hash = (text: string): number => {
  let h = 2166136261;
  for (const ch of text) h = Math.imul(h ^ (ch.codePointAt(0) ?? 0), 16777619);
  return h >>> 0;
};

/** A source of numbers in [0, 1). */
export type Random = () => number;
/** A source of integers from 0 to below `count`. */
export type RandomInteger = (count: number) => number;

/** The numbers that belong to a text, the same in every run (mulberry32). */
export const seededRandom = (seed: string): Random => {
  let n = hash(seed);
  return () => {
    n = (n + 0x6d2b79f5) | 0;
    let t = Math.imul(n ^ (n >>> 15), 1 | n);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** The integers that belong to a text, the same in every run. */
export const seededInteger = (seed: string): RandomInteger => {
  const random = seededRandom(seed);
  return (count) => Math.floor(random() * count);
};
