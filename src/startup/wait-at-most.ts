/** How long a page waits for work already started, in milliseconds: too short to be noticed. */
const MAX_WAIT = 100;

/** Resolves with the work, or without it after `max` milliseconds; failures are handled elsewhere. */
export const waitAtMost = <T>(work: Promise<T>, max = MAX_WAIT): Promise<T | undefined> =>
  Promise.race([work.catch(() => undefined), new Promise<undefined>((resolve) => setTimeout(resolve, max))]);
