import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { MoneyMovement } from '#contract/endpoints/records.ts';
import { minorOf } from '#src/api/amounts.ts';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { formatSecond } from '#src/i18n/days.ts';
import { Button } from '#src/ui/Button.tsx';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { areaLocation } from '#src/windows/areas.ts';
import css from './Records.module.css';

interface Props {
  movement: MoneyMovement;
  currency: string;
}

/** All that is known of a movement; an open order leads to the page where it goes on or is cancelled. */
export function MoneyDetail({ movement, currency }: Props) {
  const { t, i18n } = useLingui();
  const { kind, status, orderNumber, amount, fee, reason, closedAt } = movement;
  const isOrder = kind === 'deposit' || kind === 'withdrawal';
  const lines = [
    { id: 'order', label: t`Order number`, value: orderNumber },
    {
      id: 'amount',
      label: t`Amount`,
      value: <MinorAmount minor={minorOf(amount, currency)} currency={currency} />,
    },
    { id: 'fee', label: t`Fee`, value: <MinorAmount minor={minorOf(fee, currency)} currency={currency} /> },
    { id: 'closed', label: t`Ended`, value: formatSecond(i18n.locale, closedAt) },
    { id: 'reason', label: t`Reason`, value: reason },
  ];
  return (
    <div className={css.detail}>
      <DescriptionList lines={lines.filter(({ value }) => value !== '')} />
      {isOrder && status === 'pending' && (
        <Button render={<Link {...areaLocation('user', kind === 'deposit' ? 'Deposit' : 'Withdrawal')} />}>
          {kind === 'deposit' ? <Trans>Open the deposit</Trans> : <Trans>Open the withdrawal</Trans>}
        </Button>
      )}
    </div>
  );
}
