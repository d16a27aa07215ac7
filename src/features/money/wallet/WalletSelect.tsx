import { Trans } from '@lingui/react/macro';
import { MinorBalance } from '#src/components/MinorAmount.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';

/** The main wallet or that of a provider. */
export interface Wallet {
  id: string;
  name: string;
  /** Its balance in minor units; null if not known. */
  minor: number | null;
}

interface Props {
  label: string;
  wallet: Wallet;
  wallets: readonly Wallet[];
  currency: string;
  disabled: boolean;
  onChoose: (id: string) => void;
}

/** One side of a transfer, with the balance there. */
export const WalletSelect = ({ label, wallet, wallets, currency, disabled, onChoose }: Props) => (
  <SelectField
    label={label}
    note={
      <Trans>
        <MinorBalance minor={wallet.minor} currency={currency} /> there
      </Trans>
    }
    value={wallet.id}
    disabled={disabled}
    onChange={({ target }) => onChoose(target.value)}
  >
    {wallets.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </SelectField>
);
