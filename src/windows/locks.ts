/**
 * What one tab alone may do, agreed through Web Locks: a lock goes with its tab, crash or not.
 * Where there are none (an insecure context) every tab holds what it asks for.
 */
export type LockName = 'playing' | 'leader';

/** Takes the lock if it is free. Resolves to how to give it up, or to null. */
export function take(name: LockName): Promise<(() => void) | null> {
  if (!navigator.locks) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
}

/** Resolves when no tab holds the lock. */
export async function whenFree(name: LockName): Promise<void> {
  await navigator.locks?.request(name, () => {});
}

export async function isHeld(name: LockName): Promise<boolean> {
  const state = await navigator.locks?.query();
  return state?.held?.some((lock) => lock.name === name) ?? false;
}
