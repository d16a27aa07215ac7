/** What the path tool has printed of its walks: how many were to be walked, and which failed. */
export function readWalks(output) {
  const counts = [...output.matchAll(/^(\d+) of (\d+) paths walked/gm)];
  const sum = (group) => counts.reduce((total, match) => total + Number(match[group]), 0);
  const named = (verdict) =>
    [
      ...output.matchAll(new RegExp(`^\\d+/\\d+ (\\S+ \\S+(?:, reloaded)?) (?:${verdict}) at step`, 'gm')),
    ].map(([, walk]) => walk);
  return {
    passed: sum(1),
    all: sum(2),
    unstable: named('UNSTABLE'),
    failed: named('FAILED|BROKEN'),
    stale: [...output.matchAll(/ is stale: check /g)].length,
  };
}
