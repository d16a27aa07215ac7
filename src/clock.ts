/** The timers of the machines, of the calls and of every poll: one clock, which a test may hold. */
export interface Clock {
  setTimeout(task: () => void, ms: number): unknown;
  clearTimeout(id: never): void;
}

export const browserClock: Clock = {
  setTimeout: (task, ms) => window.setTimeout(task, ms),
  clearTimeout: (id) => window.clearTimeout(id),
};
