import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { toMinor } from '#contract/money.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.ts';
import { cashQuery } from '#src/api/member-queries.ts';
import { inWallet, readProviders } from '#src/api/provider-money.ts';
import { QueryView } from '#src/components/QueryView.tsx';
import { useBalanceEvents } from '#src/components/use-balance-events.ts';
import { useMemberStatus } from '#src/components/use-member-status.ts';
import { Columns } from '#src/ui/Columns.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { ProviderList } from './ProviderList.tsx';
import { WalletTotal } from './WalletTotal.tsx';
import { WalletTransferForm } from './WalletTransferForm.tsx';
import { WalletTransferList } from './WalletTransferList.tsx';

/** The member's money: in the wallet, at each provider, and transfers between them. */
export default function WalletPage() {
  const { t } = useLingui();
  const epoch = useEpoch();
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  const cash = useQuery(cashQuery(epoch));
  // Events bring the sum of all balances only.
  useBalanceEvents(cash.refetch);
  const isSingle = useMemberStatus()?.walletStatus === false;
  return (
    <QueryView
      query={cash}
      skeleton={
        <Panel>
          <LineSkeletons label={t`Loading your wallet`} />
        </Panel>
      }
    >
      {(read) => {
        const providers = readProviders(read, currency);
        const total = read.total === null ? null : toMinor(read.total, currency);
        const main = inWallet(total, providers);
        return (
          <Columns
            aside={
              isSingle ? null : <WalletTransferForm currency={currency} main={main} providers={providers} />
            }
          >
            <WalletTotal currency={currency} main={main} total={total} providers={providers} />
            {isSingle ? (
              <Panel title={<Trans>One wallet for all games</Trans>}>
                <p>
                  <Trans>
                    You play every game with the money in your wallet. There is nothing to transfer.
                  </Trans>
                </p>
              </Panel>
            ) : (
              <>
                <ProviderList currency={currency} providers={providers} />
                <WalletTransferList currency={currency} providers={providers} />
              </>
            )}
          </Columns>
        );
      }}
    </QueryView>
  );
}
