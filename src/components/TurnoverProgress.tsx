import { Trans, useLingui } from '@lingui/react/macro';
import { minorOf } from '#src/api/amounts.ts';
import { zonedTime } from '#src/i18n/time.ts';
import { numberFormat } from '#src/money-format.ts';
import { ProgressBar } from '#src/ui/Steps.tsx';
import { MinorAmount } from './MinorAmount.tsx';
import css from './TurnoverProgress.module.css';

interface Props {
  /** What requires it; without, the page says so. */
  title?: string;
  /** Decimals of the currency; null if not known. */
  required: string | null;
  done: string | null;
  /** When it ends though it is not met. */
  endsAt?: string;
  currency: string;
}

/** How much of what must be staked has been. */
export function TurnoverProgress({ title = '', required, done, endsAt = '', currency }: Props) {
  const { t, i18n } = useLingui();
  const all = minorOf(required, currency);
  const played = minorOf(done, currency);
  const left = all === null || played === null ? null : Math.max(0, all - played);
  const share = all && played !== null ? played / all : 0;
  const percent = numberFormat(i18n.locale, { style: 'percent' }).format(share);
  const until = zonedTime(i18n.locale, endsAt);
  return (
    <div className={css.requirement}>
      <ProgressBar label={title || t`Turnover played`} value={share} valueText={t`${percent} played`} />
      <p className={css.played}>
        {title && `${title}: `}
        <Trans>
          <MinorAmount minor={played} currency={currency} /> of{' '}
          <MinorAmount minor={all} currency={currency} /> played,{' '}
          <MinorAmount minor={left} currency={currency} /> remaining.
        </Trans>{' '}
        {until && <Trans>The lock ends on {until} in any case.</Trans>}
      </p>
    </div>
  );
}
