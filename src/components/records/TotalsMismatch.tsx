import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { minorOf, sumOf } from '#src/api/amounts.ts';
import { InlineAlert } from '#src/ui/InlineAlert.tsx';

interface Props<F extends string> {
  /** All rows that the totals are of. */
  rows: readonly Record<F, string | null>[];
  totals: Record<F, string | null>;
  fields: readonly F[];
  currency: string;
}

/** Says so when the operator's totals are not the sums of the rows. */
export function TotalsMismatch<F extends string>({ rows, totals, fields, currency }: Props<F>) {
  const fits = fields.every(
    (field) => minorOf(totals[field], currency) === sumOf(rows, (row) => minorOf(row[field], currency)),
  );
  if (fits) return null;
  return (
    <InlineAlert
      tone="warning"
      icon={<TriangleAlert />}
      text={
        <Trans>
          The totals do not match the sum of these entries. Customer service can tell you which is correct.
        </Trans>
      }
    />
  );
}
