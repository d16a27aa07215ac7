import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useState } from 'react';
import { fractionDigits } from '#contract/currency.ts';
import { type AmountProblem, groupOf, parseAmount, toDecimal, writtenAmount } from '#contract/money.ts';
import { moneyParts, moneyText } from '#src/money-format.ts';
import { currentLocale, moneyFormat } from '#src/site/locale.ts';
import { AmountField } from '#src/ui/AmountField.tsx';

interface Props {
  label: string;
  prominent?: boolean;
  currency: string;
  amount: ReturnType<typeof useAmount>;
  /** In minor units. */
  presets: readonly { minor: number; label: ReactNode }[];
  /** Shown as long as the amount has no problem. */
  note?: ReactNode;
  disabled: boolean;
}

/** Field for an amount of money, with the state of `useAmount`. */
export function MoneyField({ label, prominent, currency, amount, presets, note, disabled }: Props) {
  const { t } = useLingui();
  const format = moneyFormat(currency);
  return (
    <AmountField
      label={label}
      prominent={prominent}
      sign={format.sign}
      signAtEnd={moneyParts(1, format).at(-1)?.type === 'sign'}
      value={amount.text}
      group={groupOf(amount.text, currency, currentLocale())}
      onChange={amount.setText}
      onBlur={() => amount.text !== '' && amount.check()}
      note={amount.problem ?? note}
      state={amount.problem ? 'invalid' : undefined}
      disabled={disabled}
      presetsLabel={t`Amounts`}
      presets={presets.map(({ minor, label }) => ({
        text: writtenAmount(minor, currency, currentLocale()),
        label,
        chosen: amount.minor === minor,
      }))}
    />
  );
}

interface Options {
  currency: string;
  /** Smallest and largest amount in minor units; null if not known. */
  min: number | null;
  max: number | null;
  /** Why more than the maximum is not possible. */
  aboveMax?: string;
}

/** State of a field for an amount of money, which is `initial` in minor units at first, or empty. */
export function useAmount({ currency, min, max, aboveMax }: Options, initial: number | null = null) {
  const { t } = useLingui();
  const [text, setText] = useState(() =>
    initial === null ? '' : writtenAmount(initial, currency, currentLocale()),
  );
  const [isChecked, setChecked] = useState(false);
  const reset = useCallback(() => {
    setText('');
    setChecked(false);
  }, []);
  const parsed = parseAmount(text, currency, currentLocale());
  const money = (minor: number) => moneyText(Number(toDecimal(minor, currency)), moneyFormat(currency));
  const digits = fractionDigits(currency);
  const problems: Record<AmountProblem, string> = {
    empty: t`Enter an amount.`,
    invalid: t`Enter the amount as a number.`,
    negative: t`Enter an amount above zero.`,
    decimals: digits === 0 ? t`Enter an amount without decimals.` : t`Use at most ${digits} decimals.`,
    tooLarge: t`This amount is too large.`,
  };
  const problem = () => {
    if (!parsed.ok) return problems[parsed.problem];
    if (parsed.minor <= 0) return problems.negative;
    if (min !== null && parsed.minor < min) return t`The minimum amount is ${money(min)}.`;
    if (max !== null && parsed.minor > max) return aboveMax ?? t`The maximum amount is ${money(max)}.`;
    return null;
  };
  const found = problem();
  return {
    text,
    /** Minor units; null as long as the text is not a possible amount. */
    minor: found === null && parsed.ok ? parsed.minor : null,
    /** Minor units that are typed, whether possible or not. */
    typed: parsed.ok ? parsed.minor : null,
    /** Why the amount is not possible, once it was checked. */
    problem: isChecked ? found : null,
    setText,
    /** Writes the amount with its groups, and shows its problem from now on: on leaving the field and on submission. */
    check: () => {
      setChecked(true);
      if (parsed.ok) setText(writtenAmount(parsed.minor, currency, currentLocale()));
    },
    reset,
  };
}
