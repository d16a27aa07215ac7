import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Ban, CircleCheck, CircleX, Hourglass, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { DepositOrder, DepositStatus } from '#contract/endpoints/money/deposit.ts';
import { fromDecimal } from '#contract/money.ts';
import { useEpoch, useSend } from '#src/actors/machines.tsx';
import { balanceQuery } from '#src/api/member-queries.ts';
import { CustomerServiceButton } from '#src/components/CustomerServiceButton.tsx';
import { KeyAmount } from '#src/components/KeyAmount.tsx';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { MoneyMoment } from '#src/components/moment/MoneyMoment.tsx';
import { zonedTime } from '#src/i18n/time.ts';
import { Button, TextButton } from '#src/ui/elements.tsx';
import { Panel, StatusLine } from '#src/ui/Panel.tsx';
import { closeOwnArea } from '#src/windows/areas.ts';
import css from './Deposit.module.css';

interface EndedOrderProps {
  order: DepositOrder;
  currency: string;
}

/** The outcome of an order that is over: the new balance and the way back to the games, or why it did not succeed. */
export const EndedOrder = (props: EndedOrderProps) =>
  props.order.status === 'success' ? <Success {...props} /> : <NoSuccess {...props} />;

function Success({ order, currency }: EndedOrderProps) {
  const send = useSend('deposit');
  const { t, i18n } = useLingui();
  const { refetch } = useQuery({ ...balanceQuery(useEpoch()), enabled: false });
  // The order may be known before the balance has changed here.
  useEffect(() => void refetch(), [refetch]);
  const minor = (decimal: string | null) => (decimal === null ? null : fromDecimal(decimal, currency));
  const [amount, paid, arrives, bonus] = [order.payAmount, order.paidAmount, order.arrives, order.bonus].map(
    minor,
  );
  const added = arrives == null ? amount : arrives + (bonus ?? 0);
  return (
    <Panel>
      <MoneyMoment
        status={statuses.success}
        receipt={{
          title: t`Deposit`,
          minor: added ?? null,
          currency,
          at: zonedTime(i18n.locale, order.createdAt),
        }}
      >
        <p className={css.lead}>
          {order.reason ||
            (paid != null && amount != null && paid < amount ? (
              <Trans>
                <MinorAmount minor={paid} currency={currency} /> arrived instead of{' '}
                <MinorAmount minor={amount} currency={currency} />.
              </Trans>
            ) : (
              <Trans>
                <MinorAmount minor={added ?? null} currency={currency} /> was added. You can play with it now.
              </Trans>
            ))}
        </p>
      </MoneyMoment>
      <div className={css.actions}>
        {/* In the member centre's own window, the games are in the window beneath it. */}
        <Button variant="primary" render={<Link to="/" onClick={closeOwnArea} />}>
          <Trans>Back to the games</Trans>
        </Button>
        <TextButton onClick={() => send({ type: 'deposit.again' })}>
          <Trans>Make another deposit</Trans>
        </TextButton>
        <span className={css.end}>
          <CustomerServiceButton variant="ghost" />
        </span>
      </div>
    </Panel>
  );
}

function NoSuccess({ order, currency }: EndedOrderProps) {
  const send = useSend('deposit');
  const { status, reason } = order;
  const minor = (decimal: string | null) => (decimal === null ? null : fromDecimal(decimal, currency));
  const [amount, paid] = [order.payAmount, order.paidAmount].map(minor);
  return (
    <Panel>
      <div role="status">
        {statuses[status]}
        <KeyAmount>
          <MinorAmount minor={(status === 'returned' ? paid : null) ?? amount ?? null} currency={currency} />
        </KeyAmount>
        <p className={css.lead}>{reason || meanings[status]}</p>
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
