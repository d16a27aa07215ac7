import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { selectMember } from '#machines/session.selectors.ts';
import { standingQuery } from '#src/api/member-queries.ts';
import { useEpoch, useMachineSelector } from '#src/app/context.tsx';
import { Amount } from '#src/components/Amount.tsx';
import { CardPage } from '#src/components/CardPage.tsx';
import { CustomerServiceButton } from '#src/components/CustomerServiceButton.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { SignInRequired } from '#src/components/SignInRequired.tsx';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';

/** Quick way to a deposit, which customer service arranges. */
export function FastPayment() {
  const { t } = useLingui();
  const member = useMachineSelector('session', selectMember);
  const standing = useQuery({ ...standingQuery(useEpoch()), enabled: Boolean(member) });
  if (!member)
    return <SignInRequired title={<Trans>Deposit</Trans>} text={<Trans>Sign in to make a deposit.</Trans>} />;
  return (
    <CardPage title={<Trans>Deposit</Trans>}>
      <QueryView query={standing} skeleton={<LineSkeletons label={t`Loading your wallet`} count={2} />}>
        {({ memberAccount, memberCash, memberCurrency, needBankAccountDepositVerified }) => (
          <>
            <DescriptionList
              lines={[
                { id: 'account', label: <Trans>Account</Trans>, value: memberAccount },
                {
                  id: 'balance',
                  label: <Trans>Balance</Trans>,
                  value: <Amount value={memberCash} currency={memberCurrency} />,
                },
              ]}
            />
            <p>
              {needBankAccountDepositVerified ? (
                <Trans>
                  Your bank account has not been verified yet. Customer service verifies it before your first
                  deposit.
                </Trans>
              ) : (
                <Trans>
                  Customer service will tell you how to pay. Your balance updates as soon as the deposit
                  arrives.
                </Trans>
              )}
            </p>
            <CustomerServiceButton />
          </>
        )}
      </QueryView>
    </CardPage>
  );
}
