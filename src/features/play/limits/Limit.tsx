import { Trans, useLingui } from '@lingui/react/macro';
import { Hourglass } from 'lucide-react';
import { useId } from 'react';
import type { LimitKind } from '#contract/endpoints/play/limits.ts';
import { useSend } from '#src/actors/machines.tsx';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { formatTime, parseOperatorTime, timeZoneLabel } from '#src/i18n/time.ts';
import { Button, TextButton } from '#src/ui/elements.tsx';
import { InlineAlert } from '#src/ui/Panel.tsx';
import { ProgressBar } from '#src/ui/Steps.tsx';
import { LimitForm } from './LimitForm.tsx';
import css from './Limits.module.css';
import { type LimitRow, limitName, minutesText, type PendingLimit, wireOf } from './limits.ts';

interface Props {
  row: LimitRow;
  currency: string;
  /** The operator's time. */
  now: number;
  isOpen: boolean;
  canChange: boolean;
}

/** A limit with its use, what is pending, and its form if that is open. */
export function Limit({ row, currency, now, isOpen, canChange }: Props) {
  const send = useSend('playLimits');
  const { t, i18n } = useLingui();
  const id = useId();
  const { kind, period, isKnown, resetsAt, pending } = row;
  const name = limitName(i18n, row);
  const time = formatTime(i18n.locale, resetsAt);
  const zone = timeZoneLabel();
  return (
    <li className={css.limit} aria-labelledby={id}>
      <div className={css.head}>
        <div className={css.content}>
          <b id={id}>{name}</b>
          {isKnown && time && (
            <small>
              <Trans>
                Starts again {time} ({zone})
              </Trans>
            </small>
          )}
        </div>
        {canChange && (
          <TextButton
            aria-label={t`Change: ${name}`}
            onClick={() => send({ type: 'limits.edit', kind, period })}
          >
            <Trans>Change</Trans>
          </TextButton>
        )}
      </div>
      {isKnown ? <Usage row={row} currency={currency} name={name} /> : <Trans>Unknown</Trans>}
      {pending && !isOpen && <Pending {...{ row, pending, currency, now }} isDue={isDue(pending, now)} />}
      {isOpen && <LimitForm row={row} currency={currency} />}
    </li>
  );
}

function Usage({ row, currency, name }: { row: LimitRow; currency: string; name: string }) {
  const { t } = useLingui();
  const { kind, value, used } = row;
  if (value === null) return null;
  const left = used === null ? null : value - used;
  const amount = (of: number | null) => <LimitAmount kind={kind} amount={of} currency={currency} />;
  const [usedAmount, valueAmount, leftAmount] = [amount(used), amount(value), amount(left)];
  const share = used === null ? 0 : value === 0 ? 1 : Math.max(0, used / value);
  const percent = Math.round(Math.min(share, 1) * 100);
  return (
    <div>
      {used !== null && (
        <ProgressBar label={name} value={share} valueText={t`${percent} % used`} tone="neutral" />
      )}
      <p className={css.usage}>
        <span>
          <Trans>
            {usedAmount} of {valueAmount}
          </Trans>
        </span>
        {left !== null && (
          <span className={css.left}>
            {left > 0 ? <Trans>{leftAmount} left</Trans> : <Trans>Reached</Trans>}
          </span>
        )}
      </p>
    </div>
  );
}

const isDue = ({ at }: PendingLimit, now: number) =>
  (parseOperatorTime(at)?.getTime() ?? Number.POSITIVE_INFINITY) <= now;

interface PendingProps extends Pick<Props, 'row' | 'currency'> {
  pending: PendingLimit;
  isDue: boolean;
}

/** A looser limit that waits, or can be confirmed. */
function Pending({ row, pending, currency, isDue }: PendingProps) {
  const send = useSend('playLimits');
  const { i18n } = useLingui();
  const { kind, period, value } = row;
  const set = (wire: string | null) =>
    send({ type: 'limits.set', change: { type: 'limit', kind, period, value: wire } });
  const requested = <LimitValue kind={kind} amount={pending.value} currency={currency} />;
  const time = formatTime(i18n.locale, pending.at);
  const zone = timeZoneLabel();
  return (
    <InlineAlert
      tone="warning"
      icon={<Hourglass />}
      text={
        isDue ? (
          pending.value === null ? (
            <Trans>You asked to remove this limit. Confirm or keep it.</Trans>
          ) : (
            <Trans>You can confirm now: {requested}</Trans>
          )
        ) : (
          <Trans>
            {requested}, to be confirmed from {time} ({zone})
          </Trans>
        )
      }
      detail={<Trans>Until you confirm it, your current limit stays.</Trans>}
      action={
        <span className={css.actions}>
          {isDue && (
            <Button onClick={() => set(pending.wire)}>
              <Trans>Confirm</Trans>
            </Button>
          )}
          {value !== null && (
            <Button onClick={() => set(wireOf(kind, value, currency))}>
              {pending.value === null ? <Trans>Keep the limit</Trans> : <Trans>Cancel increase</Trans>}
            </Button>
          )}
        </span>
      }
    />
  );
}

interface LimitTextProps {
  kind: LimitKind;
  /** Minor units, or minutes of a session; null if not known. */
  amount: number | null;
  currency: string;
}

/** An amount of money or of time. */
export function LimitAmount({ kind, amount, currency }: LimitTextProps) {
  const { i18n } = useLingui();
  if (kind !== 'session') return <MinorAmount minor={amount} currency={currency} />;
  return amount === null ? <Trans>Unknown</Trans> : <span>{minutesText(i18n.locale, amount)}</span>;
}

/** As above; null is no limit. */
export const LimitValue = (props: LimitTextProps) =>
  props.amount === null ? <Trans>No limit</Trans> : <LimitAmount {...props} />;
