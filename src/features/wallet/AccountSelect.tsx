import { Trans } from '@lingui/react/macro';
import { MinorBalance } from '#src/components/MinorAmount.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';

/** The wallet or a provider. */
interface Account {
  id: string;
  name: string;
  /** Its balance in minor units; null if not known. */
  minor: number | null;
}

interface Props {
  label: string;
  account: Account;
  accounts: readonly Account[];
  currency: string;
  disabled: boolean;
  onChoose: (id: string) => void;
}

/** One side of a transfer, with the balance there. */
export const AccountSelect = ({ label, account, accounts, currency, disabled, onChoose }: Props) => (
  <SelectField
    label={label}
    note={
      <Trans>
        <MinorBalance minor={account.minor} currency={currency} /> there
      </Trans>
    }
    value={account.id}
    disabled={disabled}
    onChange={({ target }) => onChoose(target.value)}
  >
    {accounts.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </SelectField>
);
