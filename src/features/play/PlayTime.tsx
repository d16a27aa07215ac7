import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { formatLocale } from '#contract/format-locale.ts';
import { selectStartedAt } from '#machines/play/play-clock.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.tsx';
import { playSessionQuery } from '#src/api/member-queries.ts';
import { serverNow } from '#src/api/server-time.ts';
import { useCurrency } from '#src/components/games/catalogue.ts';
import { useBalanceVisibility } from '#src/components/use-member-status.ts';
import { durationParts, unitText } from '#src/i18n/duration.ts';
import { moneyText } from '#src/money-format.ts';
import { moneyFormat } from '#src/site/locale.ts';
import css from './PlayTime.module.css';

interface Props {
  /** With the shortest names of the units. */
  narrow?: boolean;
}

/** Time in play and net result; screen readers do not announce them by themselves. */
export function PlayTime({ narrow = false }: Props) {
  const { t, i18n } = useLingui();
  const time = usePlayTime();
  const net = useNetText();
  const { isVisible } = useBalanceVisibility();
  if (time === null) return null;
  return (
    <>
      <span>
        <span className={css.label} aria-hidden>
          <Trans>Time in play</Trans>{' '}
        </span>
        <span role="timer" aria-label={t`Time in play`}>
          {playTimeText(i18n.locale, time, narrow ? 'narrow' : 'short')}
        </span>
      </span>
      {isVisible && net !== undefined && (
        <span>
          <span className={css.label}>
            <Trans>Won or lost</Trans>{' '}
          </span>
          {net}
        </span>
      )}
    </>
  );
}

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

/** Time in play in milliseconds, a whole number of minutes; null while nothing is played. */
export function usePlayTime(): number | null {
  const startedAt = useMachineSelector('playClock', selectStartedAt);
  return useSyncExternalStore(listen, () =>
    startedAt === null ? null : Math.max(0, Math.floor((serverNow() - startedAt) / MINUTE)) * MINUTE,
  );
}

/** "1 hr, 5 min" */
export function playTimeText(
  locale: string,
  time: number,
  unitDisplay: 'short' | 'narrow' = 'short',
): string {
  const words = durationParts(time)
    .filter(({ unit, count }) => unit === 'minute' || (unit !== 'second' && count > 0))
    .map(({ unit, count }) => unitText(locale, unit, count, unitDisplay));
  return new Intl.ListFormat(formatLocale(locale), { type: 'unit', style: 'narrow' }).format(words);
}

/** What has been played in this session, as decimals; null if not known. */
export function usePlayResult() {
  const { data, isError } = useQuery(playSessionQuery(useEpoch()));
  return { staked: isError ? null : data?.staked, net: isError ? null : data?.net };
}

/** "−$12.50" or "+$12.50"; undefined while it is read. */
function useNetText(): string | undefined {
  const { t } = useLingui();
  const { net } = usePlayResult();
  const format = moneyFormat(useCurrency());
  if (net === undefined) return undefined;
  if (net === null) return t`Result unknown`;
  return `${signOf(Number(net))}${moneyText(Math.abs(Number(net)), format)}`;
}

/** Both signs are always written; an amount of zero has none. */
export const signOf = (net: number): string => (net > 0 ? '+' : net < 0 ? '−' : '');
