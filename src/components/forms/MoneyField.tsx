import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { typedAmount } from '#contract/money.ts';
import { moneyParts } from '#src/money-format.ts';
import { moneyFormat } from '#src/site/currency.ts';
import { currentLocale } from '#src/site/locale.ts';
import { AmountField } from '#src/ui/AmountField.tsx';
import type { useAmount } from './use-amount.ts';

interface Props {
  label: string;
  currency: string;
  amount: ReturnType<typeof useAmount>;
  /** In minor units. */
  presets: readonly { minor: number; label: ReactNode }[];
  /** Shown as long as the amount has no problem. */
  note?: ReactNode;
  disabled: boolean;
}

/** Field for an amount of money, with the state of `useAmount`. */
export function MoneyField({ label, currency, amount, presets, note, disabled }: Props) {
  const { t } = useLingui();
  const format = moneyFormat(currency);
  return (
    <AmountField
      label={label}
      sign={format.sign}
      signAtEnd={moneyParts(1, format).at(-1)?.type === 'sign'}
      value={amount.text}
      onChange={amount.setText}
      onBlur={() => amount.text !== '' && amount.check()}
      note={amount.problem ?? note}
      state={amount.problem ? 'invalid' : undefined}
      disabled={disabled}
      presetsLabel={t`Amounts`}
      presets={presets.map(({ minor, label }) => ({
        text: typedAmount(minor, currency, currentLocale()),
        label,
        chosen: amount.minor === minor,
      }))}
    />
  );
}
