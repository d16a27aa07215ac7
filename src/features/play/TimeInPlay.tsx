import { useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { durationParts } from '#src/i18n/duration.ts';

const MINUTE = 60_000;

/** Looks more often than the minutes change: a computer that slept has lost them. */
const listen = (look: () => void) => {
  const timer = window.setInterval(look, MINUTE / 4);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
};

/** How long this has been here, in whole minutes. */
function useMinutes(): number {
  const [since] = useState(Date.now);
  return useSyncExternalStore(listen, () => Math.floor((Date.now() - since) / MINUTE));
}

/** "1 hr, 5 min", said beside the game and to nobody who does not ask. */
export function TimeInPlay() {
  const { t, i18n } = useLingui();
  const words = durationParts(useMinutes() * MINUTE)
    .filter(({ unit, count }) => unit === 'minute' || (unit !== 'second' && count > 0))
    .map(({ unit, count }) =>
      new Intl.NumberFormat(i18n.locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count),
    );
  const time = new Intl.ListFormat(i18n.locale, { type: 'unit', style: 'narrow' }).format(words);
  return (
    <span role="timer" aria-label={t`Time in play`}>
      {time}
    </span>
  );
}
