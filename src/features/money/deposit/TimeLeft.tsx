import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { DepositOrder } from '#contract/endpoints/money/deposit.ts';
import { useSend } from '#src/actors/machines.ts';
import { useTimeLeft } from '#src/components/use-time-left.ts';
import { countdownText, durationText } from '#src/i18n/duration.ts';
import { clockTime, parseOperatorTime } from '#src/i18n/time.ts';
import { timeZoneLabel } from '#src/i18n/time-zone-label.ts';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import css from './Deposit.module.css';

/** Time to pay by the operator's clock. At its end the operator is asked: the money may be on its way. */
export function TimeLeft({ order }: { order: DepositOrder }) {
  const send = useSend('deposit');
  const { t, i18n } = useLingui();
  const [begin, end] = [order.createdAt, order.expiresAt].map((time) => parseOperatorTime(time)?.getTime());
  const left = useTimeLeft(end ?? Infinity);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) send({ type: 'deposit.check' });
  }, [send, isOver]);
  if (begin === undefined || end === undefined) return null;
  const until = clockTime(i18n.locale, order.expiresAt);
  const zone = timeZoneLabel();
  const words = durationText(i18n.locale, left);
  return (
    <div className={css.time}>
      <div className={css.timeHead}>
        {isOver ? (
          <Trans>The time to pay is over. Checking the order</Trans>
        ) : (
          <Trans>
            Reserved for you until {until} ({zone})
          </Trans>
        )}
        <b role="timer" aria-label={t`Time left: ${words}`}>
          {countdownText(i18n.locale, left).replace(/^00:/, '')}
        </b>
      </div>
      <ProgressBar label={t`Time to pay`} value={left / (end - begin)} valueText={words} tone="neutral" />
    </div>
  );
}
