/** A fault outside the machines, and the machines whose browser walks must fail on it. */
export interface Mutant {
  name: string;
  file: string;
  /** Occurs once in the file. */
  from: string;
  to: string;
  walk: readonly string[];
}
