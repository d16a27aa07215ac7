import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, ShieldCheck, TriangleAlert } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { type Failure, isOutcomeUnknown } from '#contract/call.ts';
import {
  type DepositOrder,
  depositPaid,
  isOpenStatus,
  mayBePaid,
} from '#contract/endpoints/money/deposit.ts';
import { fromDecimal } from '#contract/money.ts';
import { selectPlayBreak } from '#machines/play/play-break.selectors.ts';
import { useEpoch, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { playLimitsQuery } from '#src/api/member-queries.ts';
import { exceedsOwnLimit } from '#src/api/own-deposit-limit.ts';
import { FailureText } from '#src/components/FailureText.tsx';
import { useCopyTexts } from '#src/components/use-copy-texts.ts';
import { clockTime } from '#src/i18n/time.ts';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import { TextButton } from '#src/ui/elements.tsx';
import { Columns, InlineAlert, Panel } from '#src/ui/Panel.tsx';
import { Steps } from '#src/ui/Steps.tsx';
import css from './Deposit.module.css';
import { DepositSummary } from './DepositSummary.tsx';
import { EndedOrder } from './EndedOrder.tsx';
import { OpenDeposit } from './OpenDeposit.tsx';

interface Props {
  order: DepositOrder;
  currency: string;
}

/** An order: how to pay it, or its outcome. */
export function OrderView({ order, currency }: Props) {
  const { t } = useLingui();
  const copyTexts = useCopyTexts();
  const top = useRef<HTMLDivElement>(null);
  // The form's button, which had the focus, is gone.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, []);
  const isOpen = isOpenStatus(order.status);
  const minor = (decimal: string | null) => (decimal === null ? null : fromDecimal(decimal, currency));
  const [fee, arrives, bonus, turnover] = [order.fee, order.arrives, order.bonus, order.turnover].map(minor);
  return (
    <Columns
      aside={
        <>
          <DepositSummary
            title={<Trans>Order</Trans>}
            end={
              <>
                <span className={css.number}>{order.orderNumber}</span>
                <CopyButton {...copyTexts} text={order.orderNumber} label={t`Copy order number`} />
              </>
            }
            amount={minor(order.paidAmount ?? order.payAmount)}
            isPaid={order.status === 'success'}
            sums={
              arrives == null ? null : { fee: fee ?? 0, arrives, bonus: bonus ?? 0, turnover: turnover ?? 0 }
            }
            currency={currency}
          />
          <p className={css.note}>
            <ShieldCheck />
            <Trans>Customer service never asks for your password or a code.</Trans>
          </p>
        </>
      }
    >
      <div className={css.top} tabIndex={-1} ref={top}>
        {(isOpen || order.status === 'success') && (
          <Panel>
            <Progress order={order} />
          </Panel>
        )}
      </div>
      <Problems order={order} currency={currency} />
      <ReturnNotice order={order} currency={currency} />
      {isOpen ? (
        <OpenDeposit order={order} currency={currency} />
      ) : (
        <EndedOrder order={order} currency={currency} />
      )}
    </Columns>
  );
}

/** How far an order is that is open or has succeeded. */
function Progress({ order }: { order: DepositOrder }) {
  const { t, i18n } = useLingui();
  const expires = clockTime(i18n.locale, order.expiresAt);
  const isDone = order.status === 'success';
  const isPaid = isDone || order.status === 'reported';
  return (
    <Steps
      direction="across"
      current={isDone ? 4 : isPaid ? 2 : 1}
      doneLabel={t`Done`}
      steps={[
        { id: 'ordered', label: <Trans>Ordered</Trans>, detail: clockTime(i18n.locale, order.createdAt) },
        {
          id: 'pay',
          label: isPaid ? <Trans>You paid</Trans> : <Trans>You pay</Trans>,
          detail: !isPaid && expires && <Trans>before {expires}</Trans>,
        },
        {
          id: 'confirm',
          label: isDone ? <Trans>The payment is confirmed</Trans> : <Trans>We confirm the payment</Trans>,
        },
        { id: 'arrive', label: <Trans>In your wallet</Trans> },
      ]}
    />
  );
}

/** That a payment for the order would be returned, before the member pays it. */
function ReturnNotice({ order, currency }: Props) {
  const playBreak = useMachineSelector('playBreak', selectPlayBreak);
  const { data } = useQuery(playLimitsQuery(useEpoch()));
  if (!mayBePaid(order.status)) return null;
  if (!playBreak && !(data && exceedsOwnLimit(data, order, currency))) return null;
  return (
    <InlineAlert
      tone="warning"
      icon={<TriangleAlert />}
      text={<Trans>Do not pay this order now: the payment would be returned.</Trans>}
      detail={
        playBreak ? (
          <Trans>Deposits are closed during your break.</Trans>
        ) : (
          <Trans>It is more than your own deposit limit leaves.</Trans>
        )
      }
    />
  );
}

/** What could not be done, and whether the status shown may have changed. */
function Problems({ order, currency }: Props) {
  const send = useSend('deposit');
  const { failure, isStale } = useMachineSelector('deposit', ({ context }) => context);
  return (
    <>
      {failure && !isObsolete(failure, order) && (
        <InlineAlert
          tone="warning"
          icon={<CircleAlert />}
          text={<FailureText failure={failure} currency={currency} />}
        />
      )}
      {isStale && (
        <InlineAlert
          tone="warning"
          icon={<TriangleAlert />}
          text={<Trans>We could not check this order just now. Its status may have changed.</Trans>}
          detail={<Trans>We check again every few seconds.</Trans>}
          action={
            <TextButton onClick={() => send({ type: 'deposit.check' })}>
              <Trans>Check now</Trans>
            </TextButton>
          }
        />
      )}
    </>
  );
}

/** Whether the order's status says what the failed request was to do, or that it does not matter any more. */
const isObsolete = (failure: Failure, { status }: DepositOrder) =>
  status === 'cancelled' ||
  (status !== 'waiting' && (failure.call === depositPaid.path || isOutcomeUnknown(failure)));
