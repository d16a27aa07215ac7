import { useEffect } from 'react';

/** Keeps the screen on while mounted. The browser releases the lock whenever the page is hidden. */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let unmounted = false;
    const requestLock = async () => {
      if (document.visibilityState !== 'visible') return;
      // Rejected on a low battery: the game continues without it.
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
      if (unmounted) void lock?.release();
    };
    void requestLock();
    document.addEventListener('visibilitychange', requestLock);
    return () => {
      unmounted = true;
      document.removeEventListener('visibilitychange', requestLock);
      void lock?.release();
    };
  }, []);
}
