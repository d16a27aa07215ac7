import { seededRandom } from '#sandbox/random.ts';

/** What a site's pages do when all sockets break at once; times in milliseconds. */
export type Storm = {
  members: number;
  /** From the break until the sockets' servers accept connections again. */
  outage: number;
  /** The pauses of the client: doubled after each attempt up to `delayMax`, and spread by the share `randomization`. */
  reconnect: { delay: number; delayMax: number; randomization: number };
  /** Connections that the servers accept in a second; the others wait, or are refused and try again. */
  acceptedPerSecond: number;
  isRefusing?: boolean;
  /** After this time of waiting an attempt has failed. */
  connectTimeout: number;
  /** Calls of a page when its socket is back, and the time over which they are spread. */
  refetches: readonly { calls: number; jitter: number }[];
};

const STEP = 100;

/**
 * Simulates a storm; the same seed gives the same result. Returns the calls that arrive in each second from the break on,
 * the most of them, and after how many seconds the last page is back.
 */
export const simulateStorm = (storm: Storm, seed: string) => {
  const { members, outage, reconnect, acceptedPerSecond, connectTimeout, refetches, isRefusing } = storm;
  const random = seededRandom(seed);
  const { delay, delayMax, randomization } = reconnect;
  const pauseAfter = (attempts: number): number =>
    Math.min(delayMax, delay * 2 ** attempts) * (1 + randomization * (2 * random() - 1));

  /** Pages that attempt to connect in a step. */
  const attempts: { attempted: number }[][] = [];
  const attemptAt = (at: number, page: { attempted: number }): void => {
    const step = Math.ceil(at / STEP);
    const list = attempts[step] ?? [];
    attempts[step] = list;
    list.push(page);
  };
  for (let n = 0; n < members; n++) attemptAt(pauseAfter(0), { attempted: 0 });

  const callsPerSecond: number[] = [];
  let waiting: { page: { attempted: number }; since: number }[] = [];
  let back = 0;
  let backAfter = 0;
  let failedAttempts = 0;
  for (let step = 0; back < members; step++) {
    const now = step * STEP;
    for (const page of attempts[step] ?? []) {
      if (now < outage) {
        failedAttempts++;
        attemptAt(now + pauseAfter(++page.attempted), page);
      } else waiting.push({ page, since: now });
    }
    delete attempts[step];
    if (now < outage) continue;
    const accepted = Math.min(waiting.length, Math.max(1, Math.floor((acceptedPerSecond * STEP) / 1_000)));
    for (let n = 0; n < accepted; n++)
      for (const { calls, jitter } of refetches) {
        const second = Math.floor((now + jitter * random()) / 1_000);
        callsPerSecond[second] = (callsPerSecond[second] ?? 0) + calls;
      }
    back += accepted;
    if (accepted > 0) backAfter = now / 1_000;
    const stillWaiting: typeof waiting = [];
    for (const each of waiting.slice(accepted)) {
      if (!isRefusing && now - each.since < connectTimeout) stillWaiting.push(each);
      else {
        failedAttempts++;
        attemptAt(now + pauseAfter(++each.page.attempted), each.page);
      }
    }
    waiting = stillWaiting;
  }
  const calls = Array.from(callsPerSecond, (count) => count ?? 0);
  return { calls, peak: Math.max(...calls), backAfter, failedAttempts };
};

/** The app's client today (contract/constants.ts, contract/times.ts), with as many servers as there may be. */
export const today = (members: number, outage: number): Storm => ({
  members,
  outage,
  reconnect: { delay: 1_000, delayMax: 5_000, randomization: 0.5 },
  acceptedPerSecond: Number.POSITIVE_INFINITY,
  connectTimeout: 20_000,
  refetches: [
    { calls: 10, jitter: 0 },
    { calls: 3, jitter: 3_000 },
  ],
});
