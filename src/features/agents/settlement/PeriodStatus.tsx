import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Clock, Hourglass, Lock } from 'lucide-react';
import { isDay } from '#contract/day-range.ts';
import type { SettlementPeriod } from '#contract/endpoints/agents/settlement.ts';
import { minorOf } from '#src/api/amounts.ts';
import { ResultAmount } from '#src/components/MinorAmount.tsx';
import { shortDayText } from '#src/i18n/days.ts';
import { StatusLine } from '#src/ui/StatusLine.tsx';
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
