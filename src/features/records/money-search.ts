import { moneyKinds, moneyStatuses } from '#contract/endpoints/records.ts';
import {
  type RawSearch,
  type RecordSearch,
  readChoice,
  readRecordSearch,
} from '#src/components/records/record-search.ts';

const sortFields = ['at', 'amount', 'booked'] as const;

export interface MoneySearch extends RecordSearch<(typeof sortFields)[number]> {
  kind: (typeof moneyKinds)[number] | undefined;
  status: (typeof moneyStatuses)[number] | undefined;
}

export const readMoneySearch = (rawSearch: RawSearch): MoneySearch => ({
  ...readRecordSearch(rawSearch, sortFields),
  kind: readChoice(rawSearch, 'kind', moneyKinds),
  status: readChoice(rawSearch, 'status', moneyStatuses),
});

/** What narrows the movements, as the call names it. */
export const moneyFilter = ({ range, kind, status }: MoneySearch) => ({ ...range, kind, status });
