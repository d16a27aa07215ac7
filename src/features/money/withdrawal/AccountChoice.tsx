import { Trans } from '@lingui/react/macro';
import type { PayoutAccount } from '#contract/endpoints/money/accounts.ts';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { AccountIcon, AccountName, AccountNumber } from '#src/components/PayoutAccount.tsx';
import { ChoiceCards } from '#src/ui/ChoiceCards.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';
import css from './Withdrawal.module.css';

interface Props {
  accounts: readonly PayoutAccount[];
  account: PayoutAccount | undefined;
  disabled: boolean;
  onChange: (id: string) => void;
}

/** The account to which the money goes; those that are not verified say why they cannot be chosen. */
export const AccountChoice = ({ accounts, account, disabled, onChange }: Props) => (
  <ChoiceCards
    legend={<Trans>To which account?</Trans>}
    end={
      <TextButton render={<AreaLink area="user" page="BindAccount" />}>
        <Trans>Add an account</Trans>
      </TextButton>
    }
    columns={2}
    value={account?.id ?? null}
    onChange={onChange}
    choices={accounts.map((each) => ({
      id: each.id,
      icon: <AccountIcon kind={each.kind} />,
      title: <AccountName account={each} />,
      text: (
        <span className={css.number}>
          <Unusable account={each} />
          {each.kind !== 'crypto' && `${each.owner}, `}
          <AccountNumber account={each} />
        </span>
      ),
      disabled: disabled || each.status !== 'verified',
    }))}
  />
);

function Unusable({ account: { status } }: { account: PayoutAccount }) {
  if (status === 'verified') return null;
  return (
    <b className={css.unusable}>
      {status === 'pending' ? <Trans>Under review</Trans> : <Trans>Declined</Trans>}
    </b>
  );
}
