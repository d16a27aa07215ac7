/**
 * What one tab alone may do, agreed through Web Locks: a lock goes with its tab, crash or not.
 * Where there are none (an insecure context) every tab holds what it asks for.
 */
export type LockName = 'playing' | 'leader';

/** Those that this tab holds. */
const mine = new Set<LockName>();

/** Takes the lock if it is free. Resolves to how to give it up, or to null. */
export function take(name: LockName): Promise<(() => void) | null> {
  const giveUp = () => void mine.delete(name);
  if (!navigator.locks) {
    mine.add(name);
    return Promise.resolve(giveUp);
  }
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        mine.add(name);
        return new Promise<void>((release) =>
          resolve(() => {
            giveUp();
            release();
          }),
        );
      })
      .catch(reject);
  });
}

/** Waits for the lock and holds it until told to give it up; `onTaken` is called when it has come. */
export function hold(name: LockName, onTaken: () => void): () => void {
  const take = () => {
    mine.add(name);
    onTaken();
  };
  if (!navigator.locks) {
    take();
    return () => void mine.delete(name);
  }
  const waiting = new AbortController();
  const { promise: over, resolve: giveUp } = Promise.withResolvers<void>();
  navigator.locks
    .request(name, { signal: waiting.signal }, () => {
      take();
      return over;
    })
    .catch(() => {
      // Given up before it had come.
    });
  return () => {
    mine.delete(name);
    waiting.abort();
    giveUp();
  };
}

/** By this tab or another. */
export async function isHeld(name: LockName): Promise<boolean> {
  const state = await navigator.locks?.query();
  return state?.held?.some((lock) => lock.name === name) ?? holds(name);
}

/** By this tab. */
export const holds = (name: LockName): boolean => mine.has(name);
