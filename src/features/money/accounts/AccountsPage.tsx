import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, Suspense } from 'react';
import { bankAccountMachine } from '#machines/money/bank-account.machine.ts';
import { stateName, useEpoch, useIsDesktop, useMachineSelector, useSend } from '#src/actors/machines.ts';
import { PageMachine } from '#src/actors/page-machine.tsx';
import { profileQuery } from '#src/api/member-queries.ts';
import { accountsQuery } from '#src/api/payout-queries.ts';
import css from '#src/components/forms/form.module.css';
import { QueryView } from '#src/components/QueryView.tsx';
import { useBalanceEvents } from '#src/components/use-balance-events.ts';
import { Button } from '#src/ui/Button.tsx';
import { Columns } from '#src/ui/Columns.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { AccountList } from './AccountList.tsx';
import { AddAccount } from './AddAccount.tsx';
import { bankAccountImplementations } from './bank-account.implementations.ts';
import { RemoveAccount } from './RemoveAccount.tsx';

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
                <Columns aside={isFormShown ? form : <Add />}>
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
