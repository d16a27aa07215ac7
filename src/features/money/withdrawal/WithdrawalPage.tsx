import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useEpoch } from '#src/actors/machines.ts';
import { accountsQuery, withdrawalQuery } from '#src/api/payout-queries.ts';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { useBalanceEvents } from '#src/components/use-balance-events.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { Withdrawal } from './Withdrawal.tsx';

/** Withdrawals from the wallet to an account of the member. */
export default function WithdrawalPage() {
  const { t } = useLingui();
  const epoch = useEpoch();
  const withdrawal = useQuery(withdrawalQuery(epoch));
  const accounts = useQuery(accountsQuery(epoch));
  useBalanceEvents(withdrawal.refetch);
  const skeleton = (
    <Panel>
      <LineSkeletons label={t`Loading your wallet`} />
    </Panel>
  );
  return (
    <QueryView query={withdrawal} skeleton={skeleton}>
      {(info) => (
        <QueryView query={accounts} skeleton={skeleton}>
          {({ list }) =>
            list.length === 0 && info.open === null ? (
              <NoAccount />
            ) : (
              <Withdrawal info={info} accounts={list} />
            )
          }
        </QueryView>
      )}
    </QueryView>
  );
}

const NoAccount = () => (
  <EmptyState
    title={<Trans>You have no account for withdrawals yet</Trans>}
    text={<Trans>Withdrawals go to accounts in your own name only.</Trans>}
    action={
      <Button variant="primary" icon={<Plus />} render={<AreaLink area="user" page="BindAccount" />}>
        <Trans>Add an account</Trans>
      </Button>
    }
  />
);
