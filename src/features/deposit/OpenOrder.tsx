import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect } from 'react';
import type { DepositOrder } from '#contract/endpoints/deposit.ts';
import { fromDecimal } from '#contract/money.ts';
import { CustomerServiceButton } from '#src/components/CustomerServiceButton.tsx';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { useTimeLeft } from '#src/components/use-time-left.ts';
import { countdownText, durationWords } from '#src/i18n/duration.ts';
import { clockTime, operatorTime, timeZoneLabel } from '#src/i18n/time.ts';
import { ActBar } from '#src/ui/ActBar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { InlineAlert } from '#src/ui/InlineAlert.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import css from './Deposit.module.css';
import type { DepositActor } from './DepositPage.tsx';
import { Instructions } from './Instructions.tsx';

interface Props {
  actor: DepositActor;
  order: DepositOrder;
  currency: string;
}

/** How to pay an order, or that its payment is awaited. */
export function OpenOrder({ actor, order, currency }: Props) {
  const isReported = order.status === 'reported';
  const isConfirming = useSelector(actor, (snapshot) => snapshot.matches({ open: 'confirming' }));
  const instructions = <Instructions actor={actor} order={order} currency={currency} />;
  if (isReported)
    return (
      <>
        <Panel>
          <p className={css.caption}>
            <Trans>On its way to your wallet</Trans>
          </p>
          <p className={css.figure}>
            <MinorAmount minor={fromDecimal(order.arrives ?? order.amount, currency)} currency={currency} />
          </p>
          <p className={css.lead}>
            <Trans>
              We tell you here when the money arrives. You can close this page: the order stays, and the money
              comes all the same.
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
      <TimeLeft actor={actor} order={order} />
      {isConfirming ? (
        <ConfirmCancel actor={actor} />
      ) : (
        <>
          <div className={css.actions}>
            <PaidButton actor={actor} className={css.onDesktop} />
            <CancelButton actor={actor} />
            <span className={css.end}>
              <CustomerServiceButton variant="ghost" />
            </span>
          </div>
          <ActBar>
            <PaidButton actor={actor} />
          </ActBar>
        </>
      )}
    </Panel>
  );
}

function PaidButton({ actor, className }: { actor: DepositActor; className?: string | undefined }) {
  const isReporting = useSelector(actor, (snapshot) => snapshot.matches({ open: 'reporting' }));
  const isCancelling = useSelector(actor, (snapshot) => snapshot.matches({ open: 'cancelling' }));
  return (
    <Button
      className={className}
      variant="primary"
      busy={isReporting}
      busyLabel={<Trans>Reporting</Trans>}
      disabled={isCancelling}
      onClick={() => actor.send({ type: 'deposit.report' })}
    >
      <Trans>I have paid</Trans>
    </Button>
  );
}

function CancelButton({ actor }: { actor: DepositActor }) {
  const isCancelling = useSelector(actor, (snapshot) => snapshot.matches({ open: 'cancelling' }));
  const isReporting = useSelector(actor, (snapshot) => snapshot.matches({ open: 'reporting' }));
  return (
    <Button
      variant="ghost"
      busy={isCancelling}
      busyLabel={<Trans>Cancelling</Trans>}
      disabled={isReporting}
      onClick={() => actor.send({ type: 'deposit.cancel' })}
    >
      <Trans>Cancel the order</Trans>
    </Button>
  );
}

const ConfirmCancel = ({ actor }: { actor: DepositActor }) => (
  <div className={css.confirm}>
    <InlineAlert
      tone="warning"
      icon={<TriangleAlert />}
      text={<Trans>Cancel this order?</Trans>}
      detail={<Trans>If you have paid already, do not cancel: the money would go back to the payer.</Trans>}
    />
    <div className={css.actions}>
      <Button variant="danger" onClick={() => actor.send({ type: 'deposit.confirm' })}>
        <Trans>Cancel the order</Trans>
      </Button>
      <Button autoFocus onClick={() => actor.send({ type: 'deposit.keep' })}>
        <Trans>Keep it</Trans>
      </Button>
    </div>
  </div>
);

/** Time to pay by the operator's clock. At its end the operator is asked: the money may be on its way. */
function TimeLeft({ actor, order }: Pick<Props, 'actor' | 'order'>) {
  const { t, i18n } = useLingui();
  const [begin, end] = [order.createdAt, order.expiresAt].map((time) => operatorTime(time)?.getTime());
  const left = useTimeLeft(end ?? Infinity);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) actor.send({ type: 'deposit.check' });
  }, [actor, isOver]);
  if (begin === undefined || end === undefined) return null;
  const until = clockTime(i18n.locale, order.expiresAt);
  const zone = timeZoneLabel();
  const words = durationWords(i18n.locale, left);
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
