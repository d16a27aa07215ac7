import { useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { durationParts } from '#src/i18n/duration.ts';

const MINUTE = 60_000;

/** Checks more often than the minutes change, because timers stop while a device sleeps. */
const listen = (onChange: () => void) => {
  const timer = window.setInterval(onChange, MINUTE / 4);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
};

/** Whole minutes since this component was mounted. */
function useMinutes(): number {
  const [since] = useState(Date.now);
  return useSyncExternalStore(listen, () => Math.floor((Date.now() - since) / MINUTE));
}

/** "1 hr, 5 min" beside the game; screen readers do not announce it by themselves. */
export function TimeInPlay() {
  const { t, i18n } = useLingui();
  const words = durationParts(useMinutes() * MINUTE)
    .filter(({ unit, count }) => unit === 'minute' || (unit !== 'second' && count > 0))
    .map(({ unit, count }) =>
      new Intl.NumberFormat(i18n.locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count),
    );
  const time = new Intl.ListFormat(i18n.locale, { type: 'unit', style: 'narrow' }).format(words);
  return (
    <span role="timer" aria-label={t`Time played`}>
      {time}
    </span>
  );
}
