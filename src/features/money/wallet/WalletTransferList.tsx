import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { mainWallet } from '#contract/constants.ts';
import { fromDecimal } from '#contract/money.ts';
import { useEpoch } from '#src/actors/machines.ts';
import type { ProviderMoney } from '#src/api/provider-money.ts';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { formatTime } from '#src/i18n/time.ts';
import { timeZoneLabel } from '#src/i18n/time-zone-label.ts';
import { Panel } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import css from './Wallet.module.css';
import { transfersQuery } from './wallet-queries.ts';

interface Props {
  currency: string;
  providers: readonly ProviderMoney[];
}

/** The latest transfers between the wallet and providers. */
export function WalletTransferList({ currency, providers }: Props) {
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
