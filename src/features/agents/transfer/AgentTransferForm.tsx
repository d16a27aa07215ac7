import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import { fromDecimal, toDecimal } from '#contract/money.ts';
import { agentTransferMachine } from '#machines/agents/agent-transfer.machine.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { stateName, useIsDesktop, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { PageMachine } from '#src/actors/page-machine.tsx';
import { minorOf } from '#src/api/amounts.ts';
import { isComplete } from '#src/components/forms/form.tsx';
import { MoneyField, useAmount } from '#src/components/forms/MoneyField.tsx';
import { MinorAmount, MinorBalance } from '#src/components/MinorAmount.tsx';
import { readText, useRecordSearch } from '#src/components/records/record-search.ts';
import type { TransferPage } from '#src/features/agents/agent-queries.ts';
import { randomId } from '#src/random-id.ts';
import { TextField } from '#src/ui/Field.tsx';
import { Columns, Panel } from '#src/ui/Panel.tsx';
import { agentTransferImplementations, unfinishedAgentTransfer } from './agent-transfer.implementations.ts';
import css from './Transfer.module.css';
import { TransferReview } from './TransferReview.tsx';

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

interface TransferFieldsProps {
  currency: string;
  /** In minor units; null if not known. */
  limits: { min: number | null; max: number | null; available: number | null };
  account: string;
  onAccount: (account: string) => void;
  isAccountMissing: boolean;
  amount: ReturnType<typeof useAmount>;
  disabled: boolean;
}

/** Whether the agent's money, and not the operator's limit, limits what can be transferred. */
const isLimitedByWallet = (max: number | null, available: number | null) =>
  available !== null && (max === null || available < max);

/** To whom and how much. */
function TransferFields(props: TransferFieldsProps) {
  const { currency, limits, account, onAccount, isAccountMissing, amount, disabled } = props;
  const { min, max, available } = limits;
  const { t } = useLingui();
  const isMaxByWallet = isLimitedByWallet(max, available);
  const presets = presetsOf(min, isMaxByWallet ? available : max);
  return (
    <Panel title={<Trans>To a member of your downline</Trans>}>
      <div className={css.fields}>
        <TextField
          label={t`Account of the member`}
          value={account}
          onChange={({ target }) => onAccount(target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          disabled={disabled}
          state={isAccountMissing ? 'invalid' : undefined}
          note={isAccountMissing ? t`Enter the account.` : t`At any level below you, in your currency.`}
        />
        <MoneyField
          label={t`Amount`}
          currency={currency}
          amount={amount}
          disabled={disabled}
          presets={presets.map(({ id, minor }) => ({
            minor,
            label: id === 'half' ? t`Half` : isMaxByWallet ? t`All` : t`Maximum`,
          }))}
          note={
            <span>
              {isMaxByWallet && presets.length > 0 ? (
                <Trans>
                  From <MinorAmount minor={min} currency={currency} /> to{' '}
                  <MinorAmount minor={available} currency={currency} />.
                </Trans>
              ) : (
                <Trans>
                  You can transfer <MinorBalance minor={available} currency={currency} />, from{' '}
                  <MinorAmount minor={min} currency={currency} /> to{' '}
                  <MinorAmount minor={max} currency={currency} /> at a time.
                </Trans>
              )}
            </span>
          }
        />
      </div>
    </Panel>
  );
}

const presetsOf = (min: number | null, max: number | null) => {
  if (max === null || max <= 0 || max < (min ?? 1)) return [];
  const half = Math.floor(max / 2);
  return [...(half >= Math.max(min ?? 1, 1) ? [{ id: 'half', minor: half }] : []), { id: 'all', minor: max }];
};
