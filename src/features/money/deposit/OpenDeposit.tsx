import { Trans } from '@lingui/react/macro';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { DepositOrder } from '#contract/endpoints/money/deposit.ts';
import { fromDecimal } from '#contract/money.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.ts';
import { CustomerServiceButton } from '#src/components/CustomerServiceButton.tsx';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { ActionBar } from '#src/ui/ActionBar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { InlineAlert } from '#src/ui/InlineAlert.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import css from './Deposit.module.css';
import { Instructions } from './Instructions.tsx';
import { KeyAmount } from './KeyAmount.tsx';
import { TimeLeft } from './TimeLeft.tsx';

interface Props {
  order: DepositOrder;
  currency: string;
}

/** How to pay an order, or that its payment is awaited. */
export function OpenDeposit({ order, currency }: Props) {
  const isReported = order.status === 'reported';
  const isConfirming = useMachineSelector('deposit', (snapshot) => snapshot.matches({ open: 'confirming' }));
  const instructions = <Instructions order={order} currency={currency} />;
  if (isReported)
    return (
      <>
        <Panel>
          <KeyAmount caption={<Trans>On its way to your wallet</Trans>}>
            <MinorAmount minor={fromDecimal(order.arrives ?? order.amount, currency)} currency={currency} />
          </KeyAmount>
          <p className={css.lead}>
            <Trans>
              This page shows when the money arrives. You can close it: the order stays open, and the money
              still arrives.
            </Trans>
          </p>
          <div className={css.actions}>
            <CustomerServiceButton variant="ghost" />
          </div>
        </Panel>
        <Panel title={<Trans>Not paid yet?</Trans>}>{instructions}</Panel>
      </>
    );
  return (
    <Panel>
      {instructions}
      <TimeLeft order={order} />
      {isConfirming ? (
        <ConfirmCancel />
      ) : (
        <>
          <div className={css.actions}>
            <PaidButton className={css.onDesktop} />
            <CancelButton />
            <span className={css.end}>
              <CustomerServiceButton variant="ghost" />
            </span>
          </div>
          <ActionBar>
            <PaidButton />
          </ActionBar>
        </>
      )}
    </Panel>
  );
}

function PaidButton({ className }: { className?: string | undefined }) {
  const send = useSend('deposit');
  const isReporting = useMachineSelector('deposit', (snapshot) => snapshot.matches({ open: 'reporting' }));
  const isCancelling = useMachineSelector('deposit', (snapshot) => snapshot.matches({ open: 'cancelling' }));
  return (
    <Button
      className={className}
      variant="primary"
      busy={isReporting}
      busyLabel={<Trans>Reporting</Trans>}
      disabled={isCancelling}
      onClick={() => send({ type: 'deposit.report' })}
    >
      <Trans>I have paid</Trans>
    </Button>
  );
}

function CancelButton() {
  const send = useSend('deposit');
  const isCancelling = useMachineSelector('deposit', (snapshot) => snapshot.matches({ open: 'cancelling' }));
  const isReporting = useMachineSelector('deposit', (snapshot) => snapshot.matches({ open: 'reporting' }));
  return (
    <Button
      variant="ghost"
      busy={isCancelling}
      busyLabel={<Trans>Cancelling</Trans>}
      disabled={isReporting}
      onClick={() => send({ type: 'deposit.cancel' })}
    >
      <Trans>Cancel the order</Trans>
    </Button>
  );
}

function ConfirmCancel() {
  const send = useSend('deposit');
  return (
    <div className={css.confirm}>
      <InlineAlert
        tone="warning"
        icon={<TriangleAlert />}
        text={<Trans>Cancel this order?</Trans>}
        detail={<Trans>If you have paid already, do not cancel: the money would go back to the payer.</Trans>}
      />
      <div className={css.actions}>
        <Button variant="danger" onClick={() => send({ type: 'deposit.confirm' })}>
          <Trans>Cancel the order</Trans>
        </Button>
        <Button autoFocus onClick={() => send({ type: 'deposit.keep' })}>
          <Trans>Keep it</Trans>
        </Button>
      </div>
    </div>
  );
}
