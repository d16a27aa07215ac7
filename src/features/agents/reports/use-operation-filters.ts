import { useLingui } from '@lingui/react/macro';
import { operationGroups } from '#contract/endpoints/agents/reports.ts';
import type { RecordFilter } from '#src/components/records/record-search.ts';
import type { OperationGroup, OperationSearch } from './report-queries.ts';

/** What a row is, by group. */
export function useGroupNames(): Record<OperationGroup, string> {
  const { t } = useLingui();
  return { day: t`Day`, hall: t`Hall`, provider: t`Provider`, currency: t`Currency` };
}

interface Currencies {
  currency: string;
  currencies: readonly string[];
}

/** The filter by currency, if the downline has several. */
export function useCurrencyFilter(
  chosen: string | undefined,
  { currency, currencies }: Currencies = { currency: '', currencies: [] },
): RecordFilter[] {
  const { t } = useLingui();
  const offered = [...new Set([...currencies, ...(chosen ? [chosen] : [])])];
  if (offered.length < 2) return [];
  return [
    {
      id: 'currency',
      label: t`Currency`,
      value: chosen ?? currency,
      options: offered.map((id) => ({ id, label: id })),
      isRequired: true,
    },
  ];
}

export function useOperationFilters(search: OperationSearch, read: Currencies | undefined): RecordFilter[] {
  const { t } = useLingui();
  const names = useGroupNames();
  const currency = useCurrencyFilter(search.currency, read);
  return [
    {
      id: 'group',
      label: t`Group by`,
      value: search.group,
      options: operationGroups.map((id) => ({ id, label: names[id] })),
      isRequired: true,
    },
    ...(search.group === 'currency' ? [] : currency),
  ];
}
