/**
 * Locks that one tab holds at a time, by Web Locks: released when the tab closes or crashes. Without Web
 * Locks (in an insecure context) every tab gets the lock that it requests.
 */
export type LockName = 'playing' | 'leader';

/** Locks that this tab holds. */
const ownLocks = new Set<LockName>();

/** Releases the lock, and resolves when it is free. */
export type ReleaseLock = () => Promise<void>;

/** Acquires the lock if it is free. Resolves to null if it is not. */
export function tryAcquire(name: LockName): Promise<ReleaseLock | null> {
  const clearOwn = () => void ownLocks.delete(name);
  if (!navigator.locks) {
    ownLocks.add(name);
    return Promise.resolve(async () => clearOwn());
  }
  return new Promise((resolve, reject) => {
    const freed: Promise<unknown> = navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        ownLocks.add(name);
        return new Promise<void>((release) =>
          resolve(async () => {
            clearOwn();
            release();
            await freed;
          }),
        );
      })
      .catch(reject);
  });
}

/**
 * Waits for the lock and holds it until the returned function is called; `onAcquired` is called once it is
 * acquired.
 */
export function acquire(name: LockName, onAcquired: () => void): () => void {
  const markAcquired = () => {
    ownLocks.add(name);
    onAcquired();
  };
  if (!navigator.locks) {
    markAcquired();
    return () => void ownLocks.delete(name);
  }
  const waiting = new AbortController();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  navigator.locks
    .request(name, { signal: waiting.signal }, () => {
      markAcquired();
      return released;
    })
    .catch(() => {
      // Released before it was acquired.
    });
  return () => {
    ownLocks.delete(name);
    waiting.abort();
    release();
  };
}

/** Whether this tab or another holds the lock. */
export async function isLocked(name: LockName): Promise<boolean> {
  const state = await navigator.locks?.query();
  return state?.held?.some((lock) => lock.name === name) ?? ownsLock(name);
}

/** Whether this tab holds the lock. */
export const ownsLock = (name: LockName): boolean => ownLocks.has(name);
