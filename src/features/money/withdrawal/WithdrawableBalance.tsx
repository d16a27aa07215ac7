import { Trans, useLingui } from '@lingui/react/macro';
import Lock from 'lucide-react/icons/lock';
import { minorOf, sum } from '#src/api/amounts.ts';
import { MinorAmount, MinorBalance } from '#src/components/MinorAmount.tsx';
import { formatTime } from '#src/i18n/time.ts';
import { Panel } from '#src/ui/Panel.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { StatusLine } from '#src/ui/StatusLine.tsx';
import css from './Withdrawal.module.css';
import type { WithdrawalInfo } from './withdrawal.ts';

interface Props {
  info: WithdrawalInfo;
  currency: string;
}

/** What can be withdrawn, what is locked, and what is left to play until it is not. */
export function WithdrawableBalance({ info, currency }: Props) {
  const available = minorOf(info.available, currency);
  const locked = minorOf(info.locked, currency);
  return (
    <Panel>
      <div className={css.available}>
        <div>
          <p className={css.caption}>
            <Trans>You can withdraw</Trans>
          </p>
          <p className={css.figure}>
            <MinorBalance minor={available} currency={currency} />
          </p>
          <p className={css.caption}>
            <Trans>
              of <MinorBalance minor={sum([available, locked])} currency={currency} /> in your wallet
            </Trans>
          </p>
        </div>
        {info.turnover.length > 0 && (
          <div className={css.locked}>
            <p className={css.lockedSum}>
              <StatusLine tone="neutral" icon={<Lock />}>
                <Trans>Locked for now</Trans>
              </StatusLine>
              <b>
                <MinorBalance minor={locked} currency={currency} />
              </b>
            </p>
            {info.turnover.map((requirement, index) => (
              <Requirement key={index.toString()} requirement={requirement} currency={currency} />
            ))}
          </div>
        )}
      </div>
    </Panel>
  );
}

interface RequirementProps {
  requirement: WithdrawalInfo['turnover'][number];
  currency: string;
}

function Requirement({ requirement: { title, required, done, endsAt }, currency }: RequirementProps) {
  const { t, i18n } = useLingui();
  const all = minorOf(required, currency);
  const played = minorOf(done, currency);
  const left = all === null || played === null ? null : Math.max(0, all - played);
  const share = all && played !== null ? played / all : 0;
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(share);
  const until = formatTime(i18n.locale, endsAt);
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
