import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Clock, Hourglass, Lock } from 'lucide-react';
import { isDay } from '#contract/day-range.ts';
import type { SettlementPeriod } from '#contract/endpoints/agents/settlement.ts';
import { minorOf } from '#src/api/amounts.ts';
import { ResultAmount } from '#src/components/MinorAmount.tsx';
import { shortDayText } from '#src/i18n/days.ts';
import { StatusLine } from '#src/ui/Panel.tsx';
import { outcomeOf } from './calculation.ts';

interface Props {
  period: Pick<SettlementPeriod, 'status' | 'payOn' | 'amount'>;
  currency: string;
}

/** Whether a period is paid, and when. */
export function PeriodStatus({ period: { status, payOn, amount }, currency }: Props) {
  const { i18n } = useLingui();
  const day = isDay(payOn) ? shortDayText(i18n.locale, payOn) : payOn;
  const minor = minorOf(amount, currency);
  switch (outcomeOf({ status }, minor)) {
    case 'running':
      return (
        <StatusLine tone="info" icon={<Clock />}>
          <Trans>Running</Trans>
        </StatusLine>
      );
    case 'carriedOver':
      return (
        <StatusLine tone="neutral" icon={<Lock />}>
          <Trans>
            Carried over, <ResultAmount minor={minor} currency={currency} />
          </Trans>
        </StatusLine>
      );
    case 'paid':
      return (
        <StatusLine tone="success" icon={<CircleCheck />}>
          <Trans>Paid on {day}</Trans>
        </StatusLine>
      );
    case 'nothing':
      return (
        <StatusLine tone="neutral" icon={<CircleCheck />}>
          <Trans>Nothing to pay</Trans>
        </StatusLine>
      );
    case 'due':
      return (
        <StatusLine tone="warning" icon={<Hourglass />}>
          <Trans>To be paid on {day}</Trans>
        </StatusLine>
      );
  }
}

/** What becomes of the amount. */
export function PeriodOutcome({ period, currency }: Props) {
  switch (outcomeOf(period, minorOf(period.amount, currency))) {
    case 'running':
      return <Trans>The period has not ended: this amount still changes.</Trans>;
    case 'carriedOver':
      return <Trans>You pay nothing: what is below zero is taken off the next period.</Trans>;
    case 'paid':
      return <Trans>The commission was added to your wallet.</Trans>;
    case 'nothing':
      return <Trans>There is nothing to pay for this period.</Trans>;
    case 'due':
      return <Trans>The commission will be added to your wallet.</Trans>;
  }
}
