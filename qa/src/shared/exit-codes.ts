/** Exit codes of the command line; if several apply, the first one in the order of `worst`. */
export const exitCodes = {
  /** Everything passed. */
  ok: 0,
  /** A path differs, a target has no path, a mutant survives, or exploration stopped at its budget. */
  failed: 1,
  /** The command cannot be understood, or names something that does not exist. */
  usage: 2,
  /** A path failed once and passed when it was walked again. */
  unstable: 3,
  /** A path or a command could not be run. */
  broken: 4,
} as const;

export type Verdict = Exclude<keyof typeof exitCodes, 'usage'>;

const severity: readonly Verdict[] = ['failed', 'broken', 'unstable', 'ok'];

export function worst(verdicts: readonly Verdict[]): Verdict {
  return severity.find((verdict) => verdicts.includes(verdict)) ?? 'ok';
}
