import type { SiteConfig } from '#contract/site.ts';
import type { Clock } from '#src/clock.ts';
import { localStore } from '#src/storage/store.ts';

const minute = 60_000;
/** Time between two looks at the clock, and between two marks of activity. */
const step = 5_000;

interface Times {
  signedInAt: number;
  activeAt: number;
  isPlaying: boolean;
}

/** Milliseconds until the session ends, by the one of its times that ends first. A game in play is no idleness. */
export function timeLeft(
  now: number,
  { signedInAt, activeAt, isPlaying }: Times,
  { idleMinutes, absoluteMinutes }: SiteConfig['sessionTimeouts'],
): number {
  const absolute = absoluteMinutes > 0 ? signedInAt + absoluteMinutes * minute - now : Infinity;
  const idle = idleMinutes > 0 && !isPlaying ? activeAt + idleMinutes * minute - now : Infinity;
  return Math.min(absolute, idle);
}

interface Options {
  timeouts: SiteConfig['sessionTimeouts'];
  clock: Clock;
  isPlaying: () => Promise<boolean>;
  /** A minute before the end. */
  onEnding: () => void;
  /** Ends the session; a game in play is left first. */
  onEnd: () => void;
}

/** Undefined if nobody has stored a time of this site's life. */
const storedTime = (key: 'signed_in_at' | 'active_at') => {
  const text = localStore.get(key) ?? '';
  return /^\d{13}$/.test(text) ? Number(text) : undefined;
};

/**
 * Ends the member's session at the site's times. All tabs share the times, by storage: activity in one of them, or in a
 * game, counts for all.
 */
export function watchSessionTime({ timeouts, clock, isPlaying, onEnding, onEnd }: Options): void {
  if (timeouts.idleMinutes === 0 && timeouts.absoluteMinutes === 0) return;
  let isTold = false;
  const markActive = () => {
    const now = Date.now();
    if (localStore.get('token') && now - (storedTime('active_at') ?? 0) >= step)
      localStore.set('active_at', String(now));
  };
  const look = async () => {
    if (localStore.get('token')) {
      const playing = await isPlaying();
      if (playing) markActive();
      const now = Date.now();
      const signedInAt = storedTime('signed_in_at') ?? now;
      // A member who was signed in before the site had times, or whose storage was changed.
      if (signedInAt === now) localStore.set('signed_in_at', String(now));
      const activeAt = Math.max(storedTime('active_at') ?? 0, signedInAt);
      const left = timeLeft(now, { signedInAt, activeAt, isPlaying: playing }, timeouts);
      if (left <= 0) onEnd();
      else if (left <= minute && !isTold) onEnding();
      isTold = left <= minute;
    }
    clock.setTimeout(() => void look(), step);
  };
  for (const event of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
    window.addEventListener(event, markActive, { passive: true });
  void look();
}
