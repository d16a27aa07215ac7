export function readWalks(output: string): {
  /** Numbers of walks. */
  held: number;
  all: number;
  /** Machine and path, and whether the page was reloaded at its end. */
  unstable: string[];
  broken: string[];
  /** Number of paths that the machine does not follow any more. */
  stale: number;
};
