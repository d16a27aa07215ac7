import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { selectMember } from '#machines/selectors.ts';
import { useEpoch, useMachine } from '../../actors/context.tsx';
import { standingQuery } from '../../api/page-queries.ts';
import { moneyFormat } from '../../site/currency.ts';
import { LineBones } from '../../ui/Bones.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { Money } from '../../ui/Money.tsx';
import { QueryView } from '../pages/QueryView.tsx';
import { ServiceButton } from '../pages/ServiceButton.tsx';
import { Sheet } from './Sheet.tsx';
import { SignInFirst } from './SignInFirst.tsx';

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
