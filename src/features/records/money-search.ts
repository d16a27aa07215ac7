import { moneyKinds, moneyStatuses } from '#contract/endpoints/records.ts';
import { type RecordSearch, readChoice, readRecordSearch } from '#src/components/records/record-search.ts';

const sortFields = ['at', 'amount', 'booked'] as const;

export interface MoneySearch extends RecordSearch<(typeof sortFields)[number]> {
  kind: (typeof moneyKinds)[number] | undefined;
  status: (typeof moneyStatuses)[number] | undefined;
}

export const readMoneySearch = (address: Readonly<Record<string, unknown>>): MoneySearch => ({
  ...readRecordSearch(address, sortFields),
  kind: readChoice(address, 'kind', moneyKinds),
  status: readChoice(address, 'status', moneyStatuses),
});

/** What narrows the movements, as the call names it. */
export const moneyFilter = ({ range, kind, status }: MoneySearch) => ({ ...range, kind, status });
