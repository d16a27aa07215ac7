export function readWalks(output: string): {
  /** Number of walks that passed at once, and of all. */
  passed: number;
  all: number;
  /** Machine and path, and whether the page was reloaded at its end: of the walks that passed on a second attempt. */
  unstable: string[];
  /** The same of the walks that failed twice or could not be run. */
  failed: string[];
  /** Number of paths that the machine does not follow any more. */
  stale: number;
};
