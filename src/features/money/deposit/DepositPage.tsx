import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import type { DepositEvent } from '#machines/kernel/events.ts';
import { depositMachine } from '#machines/money/deposit.machine.ts';
import { selectPlayBreak } from '#machines/play/play-break.selectors.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { stateName, useAppEvent, useMachineSelector } from '#src/actors/context.tsx';
import { usePageActor } from '#src/actors/page-actor.ts';
import { UnboundBankAccount } from '#src/components/BankVerification.tsx';
import { failureText, operatorCode } from '#src/i18n/failure.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { DepositClosed } from './DepositClosed.tsx';
import { DepositForm } from './DepositForm.tsx';
import { depositImplementations, unfinishedDeposit } from './deposit.implementations.ts';
import type { DepositActor } from './deposit-actor.ts';
import { OrderView } from './OrderView.tsx';

interface Props {
  /** Which window shows payment pages (SPEC.md section 3). */
  window?: 'depositWindow' | 'fpWindow';
}

/** A deposit, from the choice of a method until the money is in the wallet. */
export default function DepositPage({ window = 'depositWindow' }: Props) {
  const queryClient = useQueryClient();
  const actor = usePageActor(({ clock }) => ({
    machine: depositMachine.provide(depositImplementations({ queryClient, clock, window })),
    input: { unfinished: unfinishedDeposit.get() },
  }));
  useChecks(actor);
  const state = useSelector(actor, stateName);
  return (
    <div data-machine="deposit" data-state={state}>
      <DepositView actor={actor} lastFirst={window === 'fpWindow'} />
    </div>
  );
}

function DepositView({ actor, lastFirst }: { actor: DepositActor; lastFirst: boolean }) {
  const { t, i18n } = useLingui();
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  const { order, failure } = context;
  const playBreak = useMachineSelector('playBreak', selectPlayBreak);
  if (order) return <OrderView actor={actor} order={order} currency={currency} />;
  if (value === 'restoring') return <LineSkeletons label={t`Loading your deposit`} />;
  if (playBreak) return <DepositClosed playBreak={playBreak} />;
  if (value === 'unavailable' && failure)
    return (
      <EmptyState
        failed
        title={<Trans>This could not be loaded</Trans>}
        text={failureText(i18n, failure)}
        code={operatorCode(failure)}
        action={
          <Button onClick={() => actor.send({ type: 'deposit.check' })}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  // Code 101: the account is not verified.
  if (failure?.code === '101') return <UnboundBankAccount />;
  return <DepositForm actor={actor} currency={currency} lastFirst={lastFirst} />;
}

/** Reads the order again when it may have changed without an event. */
function useChecks(actor: DepositActor) {
  useAppEvent(
    'realtime.deposit',
    useCallback(({ order }: DepositEvent) => actor.send({ type: 'deposit.booked', order }), [actor]),
  );
  const check = useCallback(() => {
    actor.getSnapshot().children.moneyRequest?.send({ type: 'request.check' });
    actor.send({ type: 'deposit.check' });
  }, [actor]);
  useAppEvent('realtime.memberDataStale', check);
  useEffect(() => {
    const checkIfVisible = () => document.visibilityState === 'visible' && check();
    document.addEventListener('visibilitychange', checkIfVisible);
    window.addEventListener('focus', check);
    return () => {
      document.removeEventListener('visibilitychange', checkIfVisible);
      window.removeEventListener('focus', check);
    };
  }, [check]);
}
