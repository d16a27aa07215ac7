import { Trans, useLingui } from '@lingui/react/macro';
import { MinorAmount, TableAmount } from '#src/components/MinorAmount.tsx';
import { percentText } from '#src/i18n/percent.ts';
import { cx } from '#src/ui/cx.ts';
import css from './Bill.module.css';
import { billOf, type Settlement } from './settlement-bill.ts';
import { useBillWords } from './use-bill-words.tsx';

/** The calculation as a bill: one operation a line, a double line above the result. */
export function Bill({ settlement }: { settlement: Settlement }) {
  const { currency, rate } = settlement;
  const { i18n } = useLingui();
  const words = useBillWords(settlement);
  return (
    <table className={css.bill}>
      <tbody>
        {billOf(settlement).map(({ id, operation, minor }) => {
          const { name, note } = words(id);
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
