import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { percentText } from '#src/i18n/percent.ts';
import type { CalculationLine, Settlement } from './calculation.ts';

/** Names of the lines of the calculation, and what a line is by. */
export function useCalculationTexts(
  settlement: Settlement,
): (id: CalculationLine['id']) => { name: string; note: string } {
  const { t, i18n } = useLingui();
  const { feeRate, active, step } = settlement;
  const names: Record<CalculationLine['id'], string> = {
    netWin: t`Net win from your members`,
    bonuses: t`Bonuses paid to them`,
    fees: t`Provider fees`,
    carriedBase: t`Base carried over from the period before`,
    base: t`Commission base`,
    rate: t`Your step`,
    commission: t`Commission`,
    shares: t`Paid to your agents`,
    carriedCommission: t`Commission carried over from the period before`,
    amount: t`You receive`,
  };
  const members =
    active === null ? '' : t`${plural(active, { one: '# active member', other: '# active members' })}`;
  const number = step === null ? '' : i18n.number(step);
  const reached = step === null ? '' : step === 0 ? t`no step reached` : t`step ${number}`;
  const fee = feeRate === null ? '' : percentText(i18n.locale, feeRate);
  const notes: Partial<Record<CalculationLine['id'], string>> = {
    fees: fee && t`${fee} of a net win above zero`,
    rate: [members, reached].filter(Boolean).join(', '),
  };
  return (id) => ({ name: names[id], note: notes[id] ?? '' });
}
