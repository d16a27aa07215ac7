import os from 'node:os';

/** Processes that want a core, for each core, while walks run alone with two workers. */
const USUAL_LOAD = 2;

/**
 * Milliseconds to wait for what takes at most `ms` where walks run alone: more, in proportion, where other processes
 * want the same cores, as a page then gets less of them.
 */
export function underLoad(ms: number): number {
  const [lastMinute = 0] = os.loadavg();
  return ms * Math.max(1, lastMinute / os.availableParallelism() / USUAL_LOAD);
}
