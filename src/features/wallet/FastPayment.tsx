import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { selectMember } from '#machines/selectors.ts';
import { standingQuery } from '#src/api/page-queries.ts';
import { useEpoch, useMachine } from '#src/app/context.tsx';
import { Sheet } from '#src/components/CardPage.tsx';
import { ServiceButton } from '#src/components/CustomerServiceButton.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { SignInFirst } from '#src/components/SignInRequired.tsx';
import { moneyFormat } from '#src/site/currency.ts';
import { Lines } from '#src/ui/DescriptionList.tsx';
import { Money } from '#src/ui/Money.tsx';
import { LineBones } from '#src/ui/Skeletons.tsx';

/** The short way to a deposit, which the operator's people arrange. */
export function FastPayment() {
  const { t } = useLingui();
  const member = useMachine('session', selectMember);
  const standing = useQuery({ ...standingQuery(useEpoch()), enabled: Boolean(member) });
  if (!member)
    return (
      <SignInFirst
        title={<Trans>Deposit</Trans>}
        text={<Trans>A deposit goes to an account, so we must know which one is yours.</Trans>}
      />
    );
  return (
    <Sheet title={<Trans>Deposit</Trans>}>
      <QueryView query={standing} bones={<LineBones label={t`Loading your wallet`} count={2} />}>
        {({ memberAccount, memberCash, memberCurrency, needBankAccountDepositVerified }) => (
          <>
            <Lines
              lines={[
                { id: 'account', label: <Trans>Account</Trans>, value: memberAccount },
                {
                  id: 'balance',
                  label: <Trans>Balance</Trans>,
                  value: <Money value={memberCash} format={moneyFormat(memberCurrency)} />,
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
                  Customer service tells you where to pay in, and your balance shows it as soon as it is
                  there.
                </Trans>
              )}
            </p>
            <ServiceButton />
          </>
        )}
      </QueryView>
    </Sheet>
  );
}
