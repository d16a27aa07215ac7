import { fromDecimal } from '#contract/money.ts';
import type { Rate } from '#contract/rates.ts';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { currentLocale } from '#src/site/locale.ts';
import { numberFormat } from '#src/ui/money.ts';

/** A fixed amount, or a percentage. */
export const RateText = ({ rate: { kind, value }, currency }: { rate: Rate; currency: string }) =>
  kind === 'percent' ? (
    numberFormat(currentLocale(), { style: 'percent', maximumFractionDigits: 4 }).format(Number(value) / 100)
  ) : (
    <MinorAmount minor={fromDecimal(value, currency)} currency={currency} />
  );
