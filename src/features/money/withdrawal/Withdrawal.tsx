import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import type { PayoutAccount } from '#contract/endpoints/money/accounts.ts';
import { withdrawalMachine } from '#machines/money/withdrawal.machine.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useAppEvent, useMachineSelector } from '#src/actors/context.tsx';
import { usePageActor } from '#src/actors/page-actor.ts';
import { Columns } from '#src/ui/Columns.tsx';
import { ClosedOrder } from './ClosedOrder.tsx';
import { OpenWithdrawal } from './OpenWithdrawal.tsx';
import { WithdrawableBalance } from './WithdrawableBalance.tsx';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { unfinishedWithdrawal, withdrawalImplementations } from './withdrawal.implementations.ts';
import type { WithdrawalInfo } from './withdrawal.ts';

interface Props {
  info: WithdrawalInfo;
  /** When the info was read, in epoch milliseconds. */
  readAt: number;
  accounts: readonly PayoutAccount[];
}

/** The form for a withdrawal, or the order that is open. */
export function Withdrawal({ info, readAt, accounts }: Props) {
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  const queryClient = useQueryClient();
  const actor = usePageActor(() => ({
    machine: withdrawalMachine.provide(withdrawalImplementations(queryClient)),
    input: { unfinished: unfinishedWithdrawal.get(), open: info.open },
  }));
  const { open, last } = info;
  // The machine begins with what was read first. What is read later may be the same again and still tell it something:
  // the outcome of its requests.
  const [firstReadAt] = useState(readAt);
  useEffect(() => {
    if (readAt !== firstReadAt) actor.send({ type: 'orders.read', open, last });
  }, [actor, open, last, readAt, firstReadAt]);
  useAppEvent(
    'realtime.memberDataStale',
    useCallback(() => {
      actor.getSnapshot().children.moneyRequest?.send({ type: 'request.check' });
      actor.send({ type: 'withdrawal.check' });
    }, [actor]),
  );
  const isPending = useSelector(actor, (snapshot) => snapshot.matches('pending'));
  const order = useSelector(actor, (snapshot) => snapshot.context.order);
  const closed = order ?? last;
  if (isPending && order)
    return (
      <Columns>
        <WithdrawableBalance info={info} currency={currency} />
        <OpenWithdrawal actor={actor} order={order} info={info} currency={currency} />
      </Columns>
    );
  return (
    <WithdrawalForm actor={actor} info={info} currency={currency} accounts={accounts}>
      <WithdrawableBalance info={info} currency={currency} />
      {closed && <ClosedOrder order={closed} currency={currency} />}
    </WithdrawalForm>
  );
}
