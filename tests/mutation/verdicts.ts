import { listed, type Mutant } from './mutant.ts';

/** `unstable` mutants failed a path once that held when it was walked again; `broken` ones could not be walked. */
export type Verdict = 'killed' | 'survived' | 'unstable' | 'broken' | 'does not build' | 'no unique match';

/** Result of a command: its exit code and what it prints. */
export interface Ended {
  code: number | null;
  output: string;
}

/** Required share of killed mutants, in per cent. */
const REQUIRED_SHARE = 95;

const FAILED = 1;
const UNSTABLE = 3;

/**
 * Judges a mutant by the walks of its machines. It is killed if a path differs, and differs again when it alone is
 * walked once more: else a walk that is only slow would count.
 *
 * @param walk walks a machine up to its first failure, or one of its paths
 */
export function judgeByWalks(
  machines: readonly string[],
  walk: (machine: string, path?: string) => Ended,
): Verdict {
  let verdict: Verdict = 'survived';
  for (const machine of machines) {
    const first = walk(machine);
    if (first.code === 0) continue;
    const [, path] = new RegExp(`^${machine} (\\w+), step`, 'm').exec(first.output) ?? [];
    const again = path === undefined ? first : walk(machine, path);
    if (first.code === FAILED && again.code === FAILED) return 'killed';
    verdict = [first.code, again.code].every((code) => code === 0 || code === FAILED || code === UNSTABLE)
      ? 'unstable'
      : 'broken';
  }
  return verdict;
}

/** Whether enough mutants are killed, and all of the listed classes; with the lines that tell it. */
export function judgeAll(judged: readonly { mutant: Pick<Mutant, 'name' | 'class'>; verdict: Verdict }[]): {
  holds: boolean;
  lines: string[];
} {
  const left = judged.filter(({ verdict }) => verdict !== 'killed');
  const killed = judged.length - left.length;
  const share = judged.length === 0 ? 0 : (100 * killed) / judged.length;
  const never = left.filter(({ mutant }) => listed.has(mutant.class));
  return {
    holds: share >= REQUIRED_SHARE && never.length === 0,
    lines: [
      `${killed} of ${judged.length} killed, ${share.toFixed(1)} %, at least ${REQUIRED_SHARE} % are required`,
      ...left.map(({ mutant, verdict }) => `  ${verdict}: ${mutant.name} (${mutant.class})`),
      ...never.map(({ mutant }) => `none may survive of the class "${mutant.class}": ${mutant.name}`),
    ],
  };
}
