import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import type { DepositOrder } from '#contract/endpoints/money/deposit.ts';
import { fromDecimal } from '#contract/money.ts';
import { stateName, useChildSelector, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { serverNow } from '#src/api/server-time.ts';
import { CustomerServiceButton } from '#src/components/CustomerServiceButton.tsx';
import { KeyAmount } from '#src/components/KeyAmount.tsx';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { useTimeLeft } from '#src/components/use-time-left.ts';
import { countdownText, durationText } from '#src/i18n/duration.ts';
import { clockTime, parseOperatorTime, timeZoneLabel } from '#src/i18n/time.ts';
import { Button } from '#src/ui/elements.tsx';
import { InlineAlert, Panel } from '#src/ui/Panel.tsx';
import { ActionBar, ProgressBar } from '#src/ui/Steps.tsx';
import { canOpenWindows } from '#src/windows/pop-up.ts';
import css from './Deposit.module.css';
import { Instructions } from './Instructions.tsx';

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
            <PaidButton kind={order.kind} className={css.onDesktop} />
            <CancelButton />
            <span className={css.end}>
              <CustomerServiceButton variant="ghost" />
            </span>
          </div>
          <ActionBar>
            <PaidButton kind={order.kind} />
          </ActionBar>
        </>
      )}
    </Panel>
  );
}

/** Whether the payment provider's page is still to be opened: then its button is the lit one. */
function useAwaitsPaymentPage(kind: DepositOrder['kind']): boolean {
  const state = useChildSelector('deposit', 'paymentWindow', stateName);
  return kind === 'redirect' && canOpenWindows() && (state === 'none' || state === 'blocked');
}

function PaidButton({ kind, className }: { kind: DepositOrder['kind']; className?: string | undefined }) {
  const send = useSend('deposit');
  const isReporting = useMachineSelector('deposit', (snapshot) => snapshot.matches({ open: 'reporting' }));
  const isCancelling = useMachineSelector('deposit', (snapshot) => snapshot.matches({ open: 'cancelling' }));
  return (
    <Button
      className={className}
      variant={useAwaitsPaymentPage(kind) ? 'secondary' : 'primary'}
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

const minute = 60_000;
const contradicts = (now: number, begin: number, end: number) => now < begin - minute || now > end + minute;

/** Time to pay by the operator's clock. At its end the operator is asked: the money may be on its way. */
function TimeLeft({ order }: { order: DepositOrder }) {
  const send = useSend('deposit');
  const { t, i18n } = useLingui();
  const [begin, end] = [order.createdAt, order.expiresAt].map((time) => parseOperatorTime(time)?.getTime());
  const left = useTimeLeft(end ?? Infinity);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) send({ type: 'deposit.check' });
  }, [send, isOver]);
  if (begin === undefined || end === undefined) return null;
  const until = clockTime(i18n.locale, order.expiresAt);
  const zone = timeZoneLabel();
  const words = durationText(i18n.locale, left);
  // The operator is asked whether the order is over; a clock that contradicts its times says nothing.
  if (contradicts(serverNow(), begin, end))
    return (
      <p className={css.timeHead}>
        <Trans>
          Reserved for you until {until} ({zone})
        </Trans>
      </p>
    );
  return (
    <div className={css.time}>
      <div className={css.timeHead}>
        {isOver ? (
          <Trans>The time to pay is over. Checking the order</Trans>
        ) : (
          <Trans>
            Reserved for you until {until} ({zone})
          </Trans>
        )}
        <b role="timer" aria-label={t`Time left: ${words}`}>
          {countdownText(i18n.locale, left).replace(/^00:/, '')}
        </b>
      </div>
      <ProgressBar label={t`Time to pay`} value={left / (end - begin)} valueText={words} tone="neutral" />
    </div>
  );
}
