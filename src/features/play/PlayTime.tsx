import { Trans, useLingui } from '@lingui/react/macro';
import { useBalanceVisibility } from '#src/components/use-balance-visibility.ts';
import css from './PlayTime.module.css';
import { playTimeText, useNetText, usePlayTime } from './use-play-clock.ts';

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
