import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import { fromDecimal, toDecimal } from '#contract/money.ts';
import { agentTransferMachine } from '#machines/agents/agent-transfer.machine.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { stateName, useIsDesktop, useMachineSelector, useSend } from '#src/actors/machines.ts';
import { PageMachine } from '#src/actors/page-machine.tsx';
import { minorOf } from '#src/api/amounts.ts';
import { useAmount } from '#src/components/forms/use-amount.ts';
import { isComplete } from '#src/components/forms/WithdrawPasswordField.tsx';
import { readText, useRecordSearch } from '#src/components/records/record-search.ts';
import { randomId } from '#src/random-id.ts';
import { Columns } from '#src/ui/Columns.tsx';
import { agentTransferImplementations, unfinishedAgentTransfer } from './agent-transfer.implementations.ts';
import { isLimitedByWallet, TransferFields } from './TransferFields.tsx';
import { TransferReview } from './TransferReview.tsx';
import type { TransferPage } from './transfer-queries.ts';

interface Props {
  /** What can be transferred. */
  facts: Pick<TransferPage, 'available' | 'min' | 'max'>;
  /** Below the form. */
  children: ReactNode;
}

/** Account and amount, then their review with the password. */
export const AgentTransferForm = (props: Props) => (
  <PageMachine
    name="agentTransfer"
    logic={(world) => agentTransferMachine.provide(agentTransferImplementations(world.queryClient))}
    input={{ unfinished: unfinishedAgentTransfer.get() }}
  >
    <TransferForm {...props} />
  </PageMachine>
);

function TransferForm({ facts, children }: Props) {
  const send = useSend('agentTransfer');
  const { t } = useLingui();
  const isDesktop = useIsDesktop();
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  const state = useMachineSelector('agentTransfer', stateName);
  const draft = useMachineSelector('agentTransfer', ({ context }) => context.draft);
  const isBusy = useMachineSelector('agentTransfer', (snapshot) => snapshot.hasTag('busy'));
  const isForm = useMachineSelector('agentTransfer', (snapshot) => snapshot.matches('form'));
  const isMoved = useMachineSelector('agentTransfer', (snapshot) =>
    snapshot.matches({ form: 'transferred' }),
  );
  const [min, max, available] = [facts.min, facts.max, facts.available].map((limit) =>
    minorOf(limit, currency),
  ) as [number | null, number | null, number | null];
  const isMaxByWallet = isLimitedByWallet(max, available);
  const drafted = draft && fromDecimal(draft.amount, currency);
  const amount = useAmount(
    {
      currency,
      min,
      max: isMaxByWallet ? available : max,
      ...(isMaxByWallet && { aboveMax: t`This is more than you can transfer.` }),
    },
    drafted,
  );
  const [rawSearch] = useRecordSearch();
  const [account, setAccount] = useState(draft?.toAccount ?? readText(rawSearch, 'to') ?? '');
  const [isChecked, setChecked] = useState(false);
  const [password, setPassword] = useState('');
  const { reset } = amount;
  useEffect(() => {
    if (!isMoved) return;
    reset();
    setAccount('');
    setChecked(false);
  }, [isMoved, reset]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setChecked(true);
    amount.check();
    const toAccount = account.trim();
    if (isForm && toAccount && amount.minor !== null) {
      setPassword('');
      send({
        type: 'transfer.review',
        draft: { toAccount, amount: toDecimal(amount.minor, currency) },
      });
    } else if (!isForm && isComplete(password)) {
      setPassword('');
      send({ type: 'transfer.send', requestId: randomId(), password });
    }
  };
  // What is reviewed is what is sent.
  const shown = isForm ? { account: account.trim(), minor: amount.minor } : null;
  const review = (
    <TransferReview
      currency={currency}
      account={shown ? shown.account : (draft?.toAccount ?? '')}
      minor={shown ? shown.minor : drafted}
      available={available}
      password={password}
      setPassword={setPassword}
    />
  );
  return (
    <>
      <form
        aria-label={t`Transfer`}
        aria-busy={isBusy}
        data-machine="agentTransfer"
        data-state={state}
        noValidate
        onSubmit={submit}
      >
        <Columns aside={review}>
          {(isForm || isDesktop) && (
            <TransferFields
              currency={currency}
              limits={{ min, max, available }}
              account={account}
              onAccount={setAccount}
              isAccountMissing={isChecked && account.trim() === ''}
              amount={amount}
              disabled={!isForm}
            />
          )}
        </Columns>
      </form>
      {children}
    </>
  );
}
