/** Lets the browser do what waits, a key press or a frame, before more is done. */
export const breathe = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => window.setTimeout(resolve));
