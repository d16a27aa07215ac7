import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { standingQuery } from '#src/api/member-queries.ts';
import { useEpoch } from '#src/app/context.tsx';
import { Amount } from '#src/components/Amount.tsx';
import { CustomerServiceButton } from '#src/components/CustomerServiceButton.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { Summary } from '#src/ui/Summary.tsx';

/** A deposit that customer service arranges. */
export default function DepositService() {
  const { t } = useLingui();
  const standing = useQuery(standingQuery(useEpoch()));
  return (
    <QueryView query={standing} skeleton={<LineSkeletons label={t`Loading your wallet`} count={2} />}>
      {({ memberAccount, memberCash, memberCurrency }) => (
        <Summary
          title={<Trans>How to deposit</Trans>}
          lines={[
            { id: 'account', label: <Trans>Account</Trans>, value: memberAccount },
            {
              id: 'balance',
              label: <Trans>Balance</Trans>,
              value: <Amount value={memberCash} currency={memberCurrency} />,
            },
          ]}
        >
          <p>
            <Trans>
              Customer service will tell you how to pay. Your balance updates as soon as the deposit arrives.
            </Trans>
          </p>
          <CustomerServiceButton />
        </Summary>
      )}
    </QueryView>
  );
}
