/** How long a page waits for what is begun already, in milliseconds: less than would be seen. */
const MOST = 100;

/** Ends with the work, or without it when that takes longer than is seen; what goes wrong is told elsewhere. */
export const soon = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work.catch(() => {}), new Promise((resolve) => window.setTimeout(resolve, MOST))]);
