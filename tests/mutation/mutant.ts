/** What a mutant breaks, each a class of faults that tests of machines alone do not see. */
export const classes = [
  /** What a page stores for the next one, seen only after a reload. */
  'storage',
  /** What only a screen reader announces. */
  'accessible name',
  'shown text',
  /** A gesture that sends another event, or none. */
  'wrong event',
  /** Progress that is not shown. */
  'busy',
  'error not shown',
  /** Windows and pop-ups. */
  'window',
  /** Between machines, actors and the rest of the app. */
  'wiring',
] as const;
export type MutantClass = (typeof classes)[number];

/** Of these none may survive. */
export const listed: ReadonlySet<MutantClass> = new Set(['storage', 'accessible name']);

/** A fault outside the machines, and the machines whose browser walks must fail on it. */
export interface Mutant {
  name: string;
  class: MutantClass;
  file: string;
  /** Occurs once in the file. */
  from: string;
  to: string;
  walk: readonly string[];
}
