import { fromDecimal } from '#contract/money.ts';
import type { Rate } from '#contract/rates.ts';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { percentText } from '#src/i18n/percent.ts';
import { currentLocale } from '#src/site/locale.ts';

/** A fixed amount, or a percentage. */
export const RateText = ({ rate: { kind, value }, currency }: { rate: Rate; currency: string }) =>
  kind === 'percent' ? (
    percentText(currentLocale(), value)
  ) : (
    <MinorAmount minor={fromDecimal(value, currency)} currency={currency} />
  );
