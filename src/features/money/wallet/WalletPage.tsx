import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { mainWallet } from '#contract/constants.ts';
import { fromDecimal, toMinor } from '#contract/money.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector, useOnBreak } from '#src/actors/machines.tsx';
import { cashQuery, inWallet, type ProviderMoney, readProviders } from '#src/api/member-queries.ts';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { DepositButton } from '#src/components/DepositButton.tsx';
import { KeyAmount } from '#src/components/KeyAmount.tsx';
import { MinorAmount, MinorBalance } from '#src/components/MinorAmount.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { useBalanceEvents, useMemberStatus } from '#src/components/use-member-status.ts';
import { formatTime, timeZoneLabel } from '#src/i18n/time.ts';
import { Button } from '#src/ui/elements.tsx';
import { Columns, Panel } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { ProviderList } from './ProviderList.tsx';
import css from './Wallet.module.css';
import { WalletTransferForm } from './WalletTransferForm.tsx';
import { transfersQuery } from './wallet-queries.ts';

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
            aside={!isSingle && <WalletTransferForm currency={currency} main={main} providers={providers} />}
            after={!isSingle && <WalletTransferList currency={currency} providers={providers} />}
          >
            <WalletTotal currency={currency} main={main} total={total} />
            {isSingle ? (
              <Panel title={<Trans>One wallet for all games</Trans>}>
                <p>
                  <Trans>
                    You play every game with the money in your wallet. There is nothing to transfer.
                  </Trans>
                </p>
              </Panel>
            ) : (
              <ProviderList currency={currency} providers={providers} />
            )}
          </Columns>
        );
      }}
    </QueryView>
  );
}

interface WalletTotalProps {
  currency: string;
  /** In the wallet, and with all providers together; in minor units, null if not known. */
  main: number | null;
  total: number | null;
}

/** What is in the wallet, and with that elsewhere. */
function WalletTotal({ currency, main, total }: WalletTotalProps) {
  const onBreak = useOnBreak();
  return (
    <Panel>
      <div className={css.total}>
        <div>
          <KeyAmount
            caption={onBreak ? <Trans>In your wallet</Trans> : <Trans>In your wallet, ready to play</Trans>}
          >
            <MinorBalance minor={main} currency={currency} />
          </KeyAmount>
          {total !== main && (
            <p className={css.note}>
              <Trans>
                Total <MinorBalance minor={total} currency={currency} />
              </Trans>
            </p>
          )}
        </div>
        <div className={css.actions}>
          <Button render={<AreaLink area="user" page="Withdrawal" />}>
            <Trans>Withdraw</Trans>
          </Button>
          <DepositButton icon={<Plus />} />
        </div>
      </div>
    </Panel>
  );
}

interface WalletTransferListProps {
  currency: string;
  providers: readonly ProviderMoney[];
}

/** The latest transfers between the wallet and providers. */
function WalletTransferList({ currency, providers }: WalletTransferListProps) {
  const { t, i18n } = useLingui();
  const transfers = useQuery(transfersQuery(useEpoch()));
  const nameOf = (wallet: string) =>
    wallet === mainWallet ? t`My wallet` : (providers.find(({ id }) => id === wallet)?.name ?? wallet);
  return (
    <Panel flush title={<Trans>Latest transfers</Trans>}>
      <QueryView
        query={transfers}
        skeleton={<LineSkeletons label={t`Loading your transfers`} count={2} />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <p className={css.sum}>
            <Trans>You have not transferred anything yet.</Trans>
          </p>
        }
      >
        {({ list }) => (
          <>
            <p className={css.sum}>
              <Trans>Times in {timeZoneLabel()}</Trans>
            </p>
            <ul>
              {list.map(({ id, from, to, amount, createdAt }) => (
                <li key={id} className={css.provider}>
                  <span className={css.name}>
                    {nameOf(from)} → {nameOf(to)}
                    <small>{formatTime(i18n.locale, createdAt)}</small>
                  </span>
                  <span className={css.balance}>
                    <MinorAmount
                      minor={amount === null ? null : fromDecimal(amount, currency)}
                      currency={currency}
                    />
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryView>
    </Panel>
  );
}
