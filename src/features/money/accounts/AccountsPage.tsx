import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Plus } from 'lucide-react';
import { type ReactNode, type SubmitEvent, Suspense, useState } from 'react';
import type { AccountKind, PayoutAccount } from '#contract/endpoints/money/accounts.ts';
import { bankAccountMachine } from '#machines/money/bank-account.machine.ts';
import { stateName, useEpoch, useIsDesktop, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { PageMachine } from '#src/actors/page-machine.tsx';
import { profileQuery } from '#src/api/member-queries.ts';
import { accountsQuery } from '#src/api/payout-queries.ts';
import css from '#src/components/forms/form.module.css';
import { isComplete, SubmitButton, WithdrawPasswordField } from '#src/components/forms/form.tsx';
import { AccountName, AccountNumber } from '#src/components/PayoutAccount.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { useBalanceEvents } from '#src/components/use-member-status.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Button } from '#src/ui/elements.tsx';
import { Columns, InlineAlert, Panel } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { Account } from './Account.tsx';
import { AddAccount } from './AddAccount.tsx';
import { bankAccountImplementations } from './bank-account.implementations.ts';
import { AccountFailureText } from './NewAccountForm.tsx';
import { WithdrawalTerms } from './WithdrawalTerms.tsx';

interface Props {
  /** For a member who has no withdrawal password: accounts are added and removed with it. */
  firstPassword: ReactNode;
}

/** The accounts to which withdrawals are paid. */
export const AccountsPage = (props: Props) => (
  <PageMachine
    name="bankAccount"
    logic={({ queryClient }) => bankAccountMachine.provide(bankAccountImplementations(queryClient))}
    input={undefined}
  >
    <Accounts {...props} />
  </PageMachine>
);

function Accounts({ firstPassword }: Props) {
  const { t } = useLingui();
  const epoch = useEpoch();
  const desktop = useIsDesktop();
  const accounts = useQuery(accountsQuery(epoch));
  // An account can be removed once the withdrawal to it is closed.
  useBalanceEvents(accounts.refetch);
  const profile = useQuery(profileQuery(epoch));
  const state = useMachineSelector('bankAccount', stateName);
  const isAdding = useMachineSelector('bankAccount', (snapshot) => snapshot.matches('adding'));
  const skeleton = (
    <Panel>
      <LineSkeletons label={t`Loading your accounts`} />
    </Panel>
  );
  return (
    <QueryView query={profile} skeleton={skeleton}>
      {({ memberName, isWithdrawPassword }) => (
        <QueryView query={accounts} skeleton={skeleton}>
          {({ list, limit }) => {
            const form = isWithdrawPassword ? (
              <AddAccount owner={memberName} accounts={list} limit={limit} />
            ) : (
              <Panel title={<Trans>Set a withdrawal password first</Trans>}>
                <Suspense fallback={<LineSkeletons label={t`Loading the form`} />}>{firstPassword}</Suspense>
              </Panel>
            );
            const isFormShown = isAdding || list.length === 0 || !isWithdrawPassword;
            return (
              <div data-machine="bankAccount" data-state={state}>
                <Columns
                  aside={
                    <>
                      {isFormShown ? form : <Add />}
                      <WithdrawalTerms />
                    </>
                  }
                >
                  {(desktop || !isAdding) && <AccountList accounts={list} canRemove={isWithdrawPassword} />}
                </Columns>
                <RemoveAccount accounts={list} />
              </div>
            );
          }}
        </QueryView>
      )}
    </QueryView>
  );
}

function Add() {
  const send = useSend('bankAccount');
  return (
    <Panel title={<Trans>New account</Trans>}>
      <div className={css.form}>
        <p>
          <Trans>Withdrawals go to accounts in your own name only.</Trans>
        </p>
        <Button variant="primary" shape="wide" icon={<Plus />} onClick={() => send({ type: 'account.add' })}>
          <Trans>Add an account</Trans>
        </Button>
      </div>
    </Panel>
  );
}

interface RemoveAccountProps {
  accounts: readonly PayoutAccount[];
}

/** Asks for the withdrawal password before an account is removed. */
function RemoveAccount({ accounts }: RemoveAccountProps) {
  const isOpen = useMachineSelector('bankAccount', (snapshot) => snapshot.matches('removing'));
  const id = useMachineSelector('bankAccount', ({ context }) => context.id);
  const account = accounts.find((each) => each.id === id);
  return isOpen ? <RemoveDialog account={account} /> : null;
}

function RemoveDialog({ account }: { account: PayoutAccount | undefined }) {
  const send = useSend('bankAccount');
  const { t } = useLingui();
  const isBusy = useMachineSelector('bankAccount', (snapshot) => snapshot.hasTag('busy'));
  const failure = useMachineSelector('bankAccount', ({ context }) => context.failure);
  const [password, setPassword] = useState('');
  const close = () => send({ type: 'account.close' });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy || !isComplete(password)) return;
    setPassword('');
    send({ type: 'account.confirm', password });
  };
  return (
    <Dialog
      title={<Trans>Remove this account?</Trans>}
      text={
        account && (
          <>
            <AccountName account={account} />, <AccountNumber account={account} />
          </>
        )
      }
      failure={failure && <AccountFailureText failure={failure} />}
      closeLabel={t`Close`}
      locked={isBusy}
      onClose={close}
    >
      <form className={css.form} noValidate onSubmit={submit}>
        {/* A new field after each try, so that it has the focus. */}
        <WithdrawPasswordField
          key={String(isBusy)}
          value={password}
          onChange={setPassword}
          disabled={isBusy}
          autoFocus
        />
        <SubmitButton
          failure={failure}
          variant="danger"
          shape="wide"
          busy={isBusy}
          busyLabel={<Trans>Removing</Trans>}
        >
          <Trans>Remove</Trans>
        </SubmitButton>
      </form>
    </Dialog>
  );
}

interface AccountListProps {
  accounts: readonly PayoutAccount[];
  canRemove: boolean;
}

const kinds: AccountKind[] = ['bank', 'ewallet', 'crypto'];

/** The accounts, those of a kind together, with what can be done with each. */
function AccountList({ accounts, canRemove }: AccountListProps) {
  return (
    <>
      <Result />
      {accounts.length === 0 ? (
        <EmptyState
          title={<Trans>You have no account for withdrawals yet</Trans>}
          text={<Trans>Withdrawals go to accounts in your own name only.</Trans>}
        />
      ) : (
        <Panel flush>
          <ul>
            {kinds
              .flatMap((kind) => accounts.filter((account) => account.kind === kind))
              .map((account) => (
                <Account key={account.id} account={account} canRemove={canRemove} />
              ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

/** The outcome of the last change. */
function Result() {
  const snapshot = useMachineSelector('bankAccount', (current) => current);
  const { failure } = snapshot.context;
  if (snapshot.matches('list') && failure)
    return (
      <InlineAlert tone="error" icon={<CircleAlert />} text={<AccountFailureText failure={failure} />} />
    );
  if (snapshot.matches({ list: 'added' }))
    return (
      <InlineAlert
        tone="success"
        icon={<CircleCheck />}
        text={<Trans>Your account is added.</Trans>}
        detail={<Trans>It is under review now. You can withdraw to it once it is verified.</Trans>}
      />
    );
  if (snapshot.matches({ list: 'removed' }))
    return (
      <InlineAlert tone="success" icon={<CircleCheck />} text={<Trans>Your account is removed.</Trans>} />
    );
  return null;
}
