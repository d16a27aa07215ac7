import { Trans } from '@lingui/react/macro';
import type { Data } from '#contract/call.ts';
import type { claimPromotion } from '#contract/endpoints/promotions/claims.ts';
import { fromDecimal } from '#contract/money.ts';
import { useCurrency } from '#src/components/games/use-catalogue.ts';
import { MinorAmount, MinorBalance } from '#src/components/MinorAmount.tsx';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';

/** What a claim has added to the wallet. `data`: the operator's response, read by the contract. */
export function ClaimResult({ data }: { data: unknown }) {
  const currency = useCurrency();
  const { amount, balance } = data as Data<typeof claimPromotion>;
  const minor = (decimal: string | null) => (decimal === null ? null : fromDecimal(decimal, currency));
  return (
    <div role="status">
      <DescriptionList
        lines={[
          {
            id: 'amount',
            label: <Trans>Added</Trans>,
            value: <MinorAmount minor={minor(amount)} currency={currency} />,
          },
        ]}
        total={{
          label: <Trans>Wallet now</Trans>,
          value: <MinorBalance minor={minor(balance)} currency={currency} />,
        }}
      />
    </div>
  );
}
