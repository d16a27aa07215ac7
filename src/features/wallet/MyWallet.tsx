import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Data } from '#contract/call.ts';
import type { myCash } from '#contract/endpoints/wallet.ts';
import { cashQuery } from '#src/api/member-queries.ts';
import { useEpoch } from '#src/app/context.tsx';
import { Amount } from '#src/components/Amount.tsx';
import { useCurrency } from '#src/components/games/use-catalogue.ts';
import { QueryView } from '#src/components/QueryView.tsx';
import { ReturnButton } from '#src/components/ReturnBalances.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { Summary } from '#src/ui/Summary.tsx';

/** The balances at the providers, and their return to the wallet. */
export default function MyWallet() {
  const { t } = useLingui();
  const cash = useQuery(cashQuery(useEpoch()));
  return (
    <QueryView query={cash} skeleton={<LineSkeletons label={t`Loading your wallet`} />}>
      {(read) => <ProviderBalances cash={read} />}
    </QueryView>
  );
}

/** Only providers with a balance, or an unknown one: a hundred without one say nothing. */
function ProviderBalances({ cash }: { cash: Data<typeof myCash> }) {
  const currency = useCurrency();
  const providersWithBalance = cash.myCashList.filter(({ balance }) => balance !== 0);
  const isUnknown = providersWithBalance.some(({ balance }) => balance === null);
  return (
    <Summary
      title={<Trans>With providers</Trans>}
      lines={providersWithBalance.map(({ gpId, gpName, balance }, place) => ({
        // An unreadable row has no provider's id.
        id: gpId || String(place),
        label: gpName || gpId || <Trans>A provider</Trans>,
        value: <Amount value={balance} currency={currency} />,
      }))}
      total={{
        label: <Trans>Wallet and providers</Trans>,
        value: <Amount value={cash.total} currency={currency} />,
      }}
    >
      <p>
        {providersWithBalance.length === 0 ? (
          <Trans>Your full balance is in your wallet. No balance is left with providers.</Trans>
        ) : isUnknown ? (
          <Trans>The balance with a provider is not known right now. It remains yours.</Trans>
        ) : (
          <Trans>Part of your balance is still with these providers. It remains yours.</Trans>
        )}
      </p>
      {providersWithBalance.length > 0 && <ReturnButton />}
    </Summary>
  );
}
