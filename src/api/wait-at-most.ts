/** How long a page waits for work already started, in milliseconds: too short to be noticed. */
const LONGEST_WAIT = 100;

/** Resolves with the work, or without it after the longest wait; failures are handled elsewhere. */
export const waitAtMost = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work.catch(() => {}), new Promise((resolve) => window.setTimeout(resolve, LONGEST_WAIT))]);
