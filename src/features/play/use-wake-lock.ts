import { useEffect } from 'react';

/** Keeps the screen lit while this is drawn. The browser takes the lock back whenever the page is hidden. */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let over = false;
    const take = async () => {
      if (document.visibilityState !== 'visible') return;
      // Refused on a low battery: the game goes on without it.
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
      if (over) void lock?.release();
    };
    void take();
    document.addEventListener('visibilitychange', take);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, []);
}
