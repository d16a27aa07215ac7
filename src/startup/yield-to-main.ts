/** Yields so that input and frames run first. */
export const yieldToMain = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => window.setTimeout(resolve));
