import type { PayoutAccount } from '#contract/endpoints/money/accounts.ts';
import { withdrawalMachine } from '#machines/money/withdrawal.machine.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector } from '#src/actors/machines.ts';
import { PageMachine } from '#src/actors/page-machine.tsx';
import { Columns } from '#src/ui/Columns.tsx';
import { ClosedOrder } from './ClosedOrder.tsx';
import { OpenWithdrawal } from './OpenWithdrawal.tsx';
import { WithdrawableBalance } from './WithdrawableBalance.tsx';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { unfinishedWithdrawal, withdrawalImplementations } from './withdrawal.implementations.ts';
import type { WithdrawalInfo } from './withdrawal.ts';

interface Props {
  info: WithdrawalInfo;
  accounts: readonly PayoutAccount[];
}

/** The form for a withdrawal, or the order that is open. */
export const Withdrawal = ({ info, accounts }: Props) => (
  <PageMachine
    name="withdrawal"
    logic={(world) => withdrawalMachine.provide(withdrawalImplementations(world))}
    input={{ unfinished: unfinishedWithdrawal.get(), open: info.open }}
  >
    <WithdrawalStep info={info} accounts={accounts} />
  </PageMachine>
);

function WithdrawalStep({ info, accounts }: Props) {
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  const isPending = useMachineSelector('withdrawal', (snapshot) => snapshot.matches('pending'));
  const order = useMachineSelector('withdrawal', (snapshot) => snapshot.context.order);
  const closed = order ?? info.last;
  if (isPending && order)
    return (
      <Columns>
        <WithdrawableBalance info={info} currency={currency} />
        <OpenWithdrawal order={order} info={info} currency={currency} />
      </Columns>
    );
  return (
    <WithdrawalForm info={info} currency={currency} accounts={accounts}>
      <WithdrawableBalance info={info} currency={currency} />
      {closed && <ClosedOrder order={closed} currency={currency} />}
    </WithdrawalForm>
  );
}
