import { Trans, useLingui } from '@lingui/react/macro';
import { MinorAmount, TableAmount } from '#src/components/MinorAmount.tsx';
import { percentText } from '#src/i18n/percent.ts';
import { cx } from '#src/ui/cx.ts';
import css from './Calculation.module.css';
import { calculationOf, type Settlement } from './calculation.ts';
import { useCalculationTexts } from './use-calculation-texts.tsx';

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
