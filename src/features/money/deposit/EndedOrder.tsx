import { Trans } from '@lingui/react/macro';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Hourglass from 'lucide-react/icons/hourglass';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import type { DepositOrder, DepositStatus } from '#contract/endpoints/money/deposit.ts';
import { fromDecimal } from '#contract/money.ts';
import { useSend } from '#src/actors/machines.ts';
import { CustomerServiceButton } from '#src/components/CustomerServiceButton.tsx';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { StatusLine } from '#src/ui/StatusLine.tsx';
import css from './Deposit.module.css';

interface EndedOrderProps {
  order: DepositOrder;
  currency: string;
}

/** The outcome of an order that is over. */
export function EndedOrder({ order, currency }: EndedOrderProps) {
  const send = useSend('deposit');
  const { status, reason } = order;
  const minor = (decimal: string | null) => (decimal === null ? null : fromDecimal(decimal, currency));
  const [amount, paid, arrives, bonus] = [order.payAmount, order.paidAmount, order.arrives, order.bonus].map(
    minor,
  );
  const isSuccess = status === 'success';
  const isLess = isSuccess && paid != null && amount != null && paid < amount;
  return (
    <Panel>
      <div role="status">
        {statuses[status]}
        <p className={css.figure}>
          <MinorAmount
            minor={
              isSuccess && arrives != null
                ? arrives + (bonus ?? 0)
                : ((status === 'returned' ? paid : null) ?? amount ?? null)
            }
            currency={currency}
          />
        </p>
        <p className={css.lead}>
          {reason ||
            (isLess ? (
              <Trans>
                <MinorAmount minor={paid} currency={currency} /> arrived instead of{' '}
                <MinorAmount minor={amount} currency={currency} />.
              </Trans>
            ) : (
              meanings[status]
            ))}
        </p>
      </div>
      <div className={css.actions}>
        <Button variant="primary" onClick={() => send({ type: 'deposit.again' })}>
          <Trans>Make another deposit</Trans>
        </Button>
        <span className={css.end}>
          <CustomerServiceButton variant="ghost" />
        </span>
      </div>
    </Panel>
  );
}

const statuses: Partial<Record<DepositStatus, ReactNode>> = {
  success: (
    <StatusLine tone="success" icon={<CircleCheck />}>
      <Trans>The money is in your wallet</Trans>
    </StatusLine>
  ),
  failed: (
    <StatusLine tone="error" icon={<CircleX />}>
      <Trans>The deposit failed</Trans>
    </StatusLine>
  ),
  expired: (
    <StatusLine tone="warning" icon={<Hourglass />}>
      <Trans>The time to pay is over</Trans>
    </StatusLine>
  ),
  returned: (
    <StatusLine tone="warning" icon={<Undo2 />}>
      <Trans>The payment was returned</Trans>
    </StatusLine>
  ),
  cancelled: (
    <StatusLine tone="neutral" icon={<Ban />}>
      <Trans>The order was cancelled</Trans>
    </StatusLine>
  ),
};

const meanings: Partial<Record<DepositStatus, ReactNode>> = {
  success: <Trans>You can play with it now.</Trans>,
  failed: <Trans>Nothing was added to your wallet.</Trans>,
  expired: (
    <Trans>
      If you have paid, the money is still added to your wallet when it arrives, unless you are taking a break
      then or it is more than your own limit leaves: then it is returned.
    </Trans>
  ),
  returned: (
    <Trans>
      It arrived during a break or was more than your own limit leaves. Nothing was added to your wallet.
    </Trans>
  ),
  cancelled: <Trans>This order can no longer be paid. A payment for it is returned to the payer.</Trans>,
};
