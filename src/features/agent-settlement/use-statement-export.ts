import { useLingui } from '@lingui/react/macro';
import { toDecimal } from '#contract/money.ts';
import type { ExportSource } from '#src/components/records/record-export.implementations.ts';
import { billOf, type Settlement } from './settlement-bill.ts';
import { useTierNames } from './Tiers.tsx';
import { useBillWords } from './use-bill-words.tsx';

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
  const words = useBillWords(settlement);
  const tierName = useTierNames();
  const { from, to, currency, rate, tiers } = settlement;
  const rows: StatementRow[] = [
    ...billOf(settlement).map(({ id, operation, minor }) => ({
      id,
      operation,
      ...words(id),
      amount: id === 'rate' ? (rate ?? '') : minor === null ? '' : toDecimal(minor, currency),
    })),
    ...(tiers === null
      ? [{ id: 'tiers', operation: '', name: t`By agent`, note: t`This list could not be read.`, amount: '' }]
      : []),
    ...(tiers ?? []).flatMap((tier, place) => {
      const name = tierName(tier);
      const row = (what: string, note: string, amount: string | null) => ({
        id: `${place} ${what}`,
        operation: '',
        name,
        note,
        amount: amount ?? '',
      });
      return [
        row('base', t`Base`, tier.base),
        row('commission', t`Commission`, tier.commission),
        ...(tier.kind === 'agent' ? [row('share', t`Their share`, tier.share)] : []),
        row('ownShare', t`Your share`, tier.ownShare),
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
