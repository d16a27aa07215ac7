import { Trans, useLingui } from '@lingui/react/macro';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import type { WithdrawalOrder } from '#contract/endpoints/money/withdrawal.ts';
import { minorOf } from '#src/api/amounts.ts';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { formatTime } from '#src/i18n/time.ts';
import { InlineAlert } from '#src/ui/InlineAlert.tsx';

interface Props {
  order: WithdrawalOrder;
  currency: string;
}

/** The outcome of the order that was open last. */
export function ClosedOrder({ order, currency }: Props) {
  const { i18n } = useLingui();
  const { status, account, reason, closedAt, orderNumber } = order;
  const amount = <MinorAmount minor={minorOf(order.amount, currency)} currency={currency} />;
  const arrives = <MinorAmount minor={minorOf(order.payAmount, currency)} currency={currency} />;
  const detail = [formatTime(i18n.locale, closedAt), orderNumber].filter(Boolean).join(', ');
  if (status === 'success')
    return (
      <InlineAlert
        tone="success"
        icon={<CircleCheck />}
        text={
          <Trans>
            {arrives} was sent to {account}.
          </Trans>
        }
        detail={detail}
      />
    );
  if (status === 'refused')
    return (
      <InlineAlert
        tone="error"
        icon={<CircleX />}
        text={
          <>
            <Trans>Your withdrawal was declined. {amount} is back in your wallet.</Trans> {reason}
          </>
        }
        detail={detail}
      />
    );
  return (
    <InlineAlert
      tone="info"
      icon={<Ban />}
      text={<Trans>The withdrawal is cancelled. {amount} is back in your wallet.</Trans>}
      detail={detail}
    />
  );
}
