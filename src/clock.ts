/** One clock for the timers of machines, calls and polls, so that tests can control them. */
export interface Clock {
  setTimeout(task: () => void, ms: number): unknown;
  clearTimeout(id: never): void;
}

export const browserClock: Clock = {
  setTimeout: (task, ms) => window.setTimeout(task, ms),
  clearTimeout: (id) => window.clearTimeout(id),
};
