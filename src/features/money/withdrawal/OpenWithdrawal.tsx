import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleQuestionMark as CircleHelp } from 'lucide-react';
import type { WithdrawalOrder } from '#contract/endpoints/money/withdrawal.ts';
import { stateName, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { minorOf } from '#src/api/amounts.ts';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { AccountInWords } from '#src/components/PayoutAccount.tsx';
import { durationText } from '#src/i18n/duration.ts';
import { failureText } from '#src/i18n/failure.ts';
import { zonedTime } from '#src/i18n/time.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button, Spinner, TextButton } from '#src/ui/elements.tsx';
import { InlineAlert, Panel } from '#src/ui/Panel.tsx';
import { Steps } from '#src/ui/Steps.tsx';
import css from './Withdrawal.module.css';
import type { WithdrawalInfo } from './withdrawal.ts';

interface Props {
  order: WithdrawalOrder;
  info: WithdrawalInfo;
  currency: string;
}

/** The order that waits for the operator, until it is closed. */
export function OpenWithdrawal({ order, info, currency }: Props) {
  const send = useSend('withdrawal');
  const { t, i18n } = useLingui();
  const state = useMachineSelector('withdrawal', stateName);
  const isBusy = useMachineSelector('withdrawal', (snapshot) => snapshot.hasTag('busy'));
  const isUnknown = useMachineSelector('withdrawal', (snapshot) => snapshot.matches({ pending: 'unknown' }));
  const minor = minorOf(order.amount, currency);
  const arrives = minorOf(order.payAmount, currency);
  const amount = <MinorAmount minor={minor} currency={currency} />;
  const fee = minor === null || arrives === null ? null : minor - arrives;
  const arrival = info.arrivalMinutes !== null && durationText(i18n.locale, info.arrivalMinutes * 60_000);
  return (
    <Panel
      title={<Trans>Withdrawal pending</Trans>}
      end={
        <span className={css.orderSum}>
          <span>{order.orderNumber}</span>
          <b>{amount}</b>
        </span>
      }
    >
      <div className={css.order} data-machine="withdrawal" data-state={state}>
        <Steps
          direction="across"
          doneLabel={t`Done`}
          current={1}
          steps={[
            {
              id: 'requested',
              label: <Trans>Requested</Trans>,
              detail: zonedTime(i18n.locale, order.createdAt),
            },
            {
              id: 'checked',
              label: <Trans>Under review</Trans>,
              detail: arrival && <Trans>Usually within {arrival}</Trans>,
            },
            { id: 'sent', label: <Trans>Sent</Trans>, detail: <AccountInWords text={order.account} /> },
          ]}
        />
        <CancelStatus />
        <div className={css.orderFoot}>
          <p>
            <Trans>
              <MinorAmount minor={arrives} currency={currency} /> will arrive.
            </Trans>{' '}
            {fee !== null && fee > 0 && (
              <>
                <Trans>
                  The fee is <MinorAmount minor={fee} currency={currency} />.
                </Trans>{' '}
              </>
            )}
            <Trans>Not sent yet: you can still cancel it. One withdrawal can be open at a time.</Trans>
          </p>
          <Button
            busy={isBusy}
            busyLabel={<Trans>Cancelling</Trans>}
            disabled={isUnknown}
            onClick={() => send({ type: 'withdrawal.cancel' })}
          >
            <Trans>Cancel the withdrawal</Trans>
          </Button>
        </div>
      </div>
      <ConfirmCancel amount={amount} />
    </Panel>
  );
}

function ConfirmCancel({ amount }: { amount: React.ReactNode }) {
  const send = useSend('withdrawal');
  const { t } = useLingui();
  const isOpen = useMachineSelector('withdrawal', (snapshot) => snapshot.matches({ pending: 'confirming' }));
  const keep = () => send({ type: 'withdrawal.keep' });
  if (!isOpen) return null;
  return (
    <Dialog
      title={<Trans>Cancel the withdrawal?</Trans>}
      text={<Trans>{amount} returns to your wallet immediately.</Trans>}
      closeLabel={t`Close`}
      onClose={keep}
      actions={
        <>
          <Button onClick={keep}>
            <Trans>Keep it</Trans>
          </Button>
          <Button variant="primary" onClick={() => send({ type: 'withdrawal.confirm' })}>
            <Trans>Cancel the withdrawal</Trans>
          </Button>
        </>
      }
    />
  );
}

/** Whether the cancellation of an order has arrived. */
function CancelStatus() {
  const send = useSend('withdrawal');
  const { i18n } = useLingui();
  const snapshot = useMachineSelector('withdrawal', (current) => current);
  const { failure } = snapshot.context;
  if (snapshot.matches({ pending: 'checking' }))
    return (
      <InlineAlert
        tone="info"
        icon={<Spinner />}
        text={<Trans>Checking whether your withdrawal was cancelled</Trans>}
      />
    );
  if (snapshot.matches({ pending: 'unknown' }))
    return (
      <InlineAlert
        tone="warning"
        icon={<CircleHelp />}
        text={<Trans>We do not know yet whether your withdrawal was cancelled.</Trans>}
        detail={<Trans>We check again every few seconds.</Trans>}
        action={
          <TextButton onClick={() => send({ type: 'withdrawal.check' })}>
            <Trans>Check now</Trans>
          </TextButton>
        }
      />
    );
  if (snapshot.matches({ pending: 'missing' }))
    return (
      <InlineAlert
        tone="warning"
        icon={<CircleAlert />}
        text={<Trans>We did not receive your cancellation. The withdrawal is still open.</Trans>}
        detail={<Trans>You can cancel it again.</Trans>}
      />
    );
  if (!failure) return null;
  return <InlineAlert tone="error" icon={<CircleAlert />} text={failureText(i18n, failure)} />;
}
