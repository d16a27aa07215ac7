import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { MinorAmount, TableAmount } from '#src/components/MinorAmount.tsx';
import { percentText } from '#src/i18n/percent.ts';
import { cx } from '#src/ui/elements.tsx';
import css from './Calculation.module.css';
import { type CalculationLine, calculationOf, type Settlement } from './calculation.ts';

/** One operation a line, a double line above the result. */
export function Calculation({ settlement }: { settlement: Settlement }) {
  const { currency, rate } = settlement;
  const { i18n } = useLingui();
  const texts = useCalculationTexts(settlement);
  return (
    <table className={css.calculation}>
      <tbody>
        {calculationOf(settlement).map(({ id, operation, minor }) => {
          const { name, note } = texts(id);
          return (
            <tr key={id} className={cx(operation === '=' && css.result, id === 'amount' && css.amount)}>
              <td className={css.operation}>{operation}</td>
              <th scope="row">
                {name} {note && <small>{note}</small>}
              </th>
              <td className={css.figure}>
                {id === 'rate' ? (
                  rate === null ? (
                    <Trans>Unknown</Trans>
                  ) : (
                    percentText(i18n.locale, rate)
                  )
                ) : id === 'amount' ? (
                  <MinorAmount minor={minor} currency={currency} />
                ) : (
                  <TableAmount minor={minor} currency={currency} />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

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
