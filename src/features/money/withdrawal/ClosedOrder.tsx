import { Trans, useLingui } from '@lingui/react/macro';
import { Ban, CircleCheck, CircleX, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WithdrawalOrder } from '#contract/endpoints/money/withdrawal.ts';
import { minorOf } from '#src/api/amounts.ts';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { MoneyMoment } from '#src/components/moment/MoneyMoment.tsx';
import { AccountInWords } from '#src/components/PayoutAccount.tsx';
import { zonedTime } from '#src/i18n/time.ts';
import { IconButton } from '#src/ui/elements.tsx';
import { InlineAlert, Panel, StatusLine } from '#src/ui/Panel.tsx';
import css from './Withdrawal.module.css';

interface Props {
  order: WithdrawalOrder;
  currency: string;
  /** Called when the member closes the notice. */
  onClose: () => void;
}

/** The outcome of the order that was open last. */
export function ClosedOrder({ order, currency, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { reason, closedAt, orderNumber } = order;
  const amount = <MinorAmount minor={minorOf(order.amount, currency)} currency={currency} />;
  const outcomes: Record<string, { tone: 'success' | 'error' | 'info'; icon: ReactNode; text: ReactNode }> = {
    refused: {
      tone: 'error',
      icon: <CircleX />,
      text: (
        <>
          <Trans>Your withdrawal was declined. {amount} is back in your wallet.</Trans> {reason}
        </>
      ),
    },
    cancelled: {
      tone: 'info',
      icon: <Ban />,
      text: <Trans>The withdrawal is cancelled. {amount} is back in your wallet.</Trans>,
    },
  };
  if (order.status === 'success') return <Sent order={order} currency={currency} onClose={onClose} />;
  const outcome = outcomes[order.status];
  if (!outcome) return null;
  return (
    <InlineAlert
      {...outcome}
      detail={[zonedTime(i18n.locale, closedAt), orderNumber].filter(Boolean).join(', ')}
      action={
        <IconButton label={t`Close`} onClick={onClose}>
          <X />
        </IconButton>
      }
    />
  );
}

/** The money has left: what was sent, and the balance without it. */
function Sent({ order, currency, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { account, closedAt, orderNumber } = order;
  const sent = minorOf(order.payAmount, currency);
  const arrives = <MinorAmount minor={sent} currency={currency} />;
  const at = zonedTime(i18n.locale, closedAt);
  return (
    <Panel>
      <div className={css.sent}>
        <MoneyMoment
          receipt={{ title: t`Withdrawal`, minor: sent, currency, at }}
          status={
            <StatusLine tone="success" icon={<CircleCheck />}>
              <Trans>
                {arrives} was sent to <AccountInWords text={account} />.
              </Trans>
            </StatusLine>
          }
        >
          <p className={css.sentAt}>{[at, orderNumber].filter(Boolean).join(', ')}</p>
        </MoneyMoment>
        <IconButton label={t`Close`} onClick={onClose}>
          <X />
        </IconButton>
      </div>
    </Panel>
  );
}
