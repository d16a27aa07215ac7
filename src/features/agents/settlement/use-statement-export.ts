import { useLingui } from '@lingui/react/macro';
import { toDecimal } from '#contract/money.ts';
import type { ExportSource } from '#src/components/records/record-export.implementations.ts';
import { useSourceNames } from './CommissionSources.tsx';
import { calculationOf, type Settlement } from './calculation.ts';
import { useCalculationTexts } from './use-calculation-texts.tsx';

interface StatementRow {
  id: string;
  operation: string;
  name: string;
  note: string;
  amount: string;
}

/** The calculation and its rows by agent as a file. */
export function useStatementExport(settlement: Settlement): ExportSource<StatementRow> {
  const { t, i18n } = useLingui();
  const texts = useCalculationTexts(settlement);
  const sourceName = useSourceNames();
  const { from, to, currency, rate, sources } = settlement;
  const rows: StatementRow[] = [
    ...calculationOf(settlement).map(({ id, operation, minor }) => ({
      id,
      operation,
      ...texts(id),
      amount: id === 'rate' ? (rate ?? '') : minor === null ? '' : toDecimal(minor, currency),
    })),
    ...(sources === null
      ? [
          {
            id: 'sources',
            operation: '',
            name: t`By agent`,
            note: t`This list could not be read.`,
            amount: '',
          },
        ]
      : []),
    ...(sources ?? []).flatMap((source, index) => {
      const name = sourceName(source);
      const row = (what: string, note: string, amount: string | null) => ({
        id: `${index} ${what}`,
        operation: '',
        name,
        note,
        amount: amount ?? '',
      });
      return [
        row('base', t`Base`, source.base),
        row('commission', t`Commission`, source.commission),
        ...(source.kind === 'agent' ? [row('share', t`Their share`, source.share)] : []),
        row('ownShare', t`Your share`, source.ownShare),
      ];
    }),
  ];
  return {
    fileName: [t`Commission statement`, from, to].filter(Boolean).join(' '),
    locale: i18n.locale,
    head: [t`Operation`, t`Line`, t`Note`, t`Amount, ${currency}`],
    cells: ({ operation, name, note, amount }) => [operation, name, note, { decimal: amount }],
    read: async (page, count) => ({
      ok: true,
      data: { list: rows.slice((page - 1) * count, page * count), totalCount: rows.length },
    }),
  };
}
