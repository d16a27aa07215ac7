import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  betRecord,
  betRecords,
  moneyKinds,
  moneyRecords,
  moneyStatuses,
  roundSortFields,
  roundStatuses,
} from '#contract/endpoints/records.ts';
import { callOrThrow } from '#src/api/call.ts';
import { memberKey } from '#src/api/request-context.ts';
import {
  pageBody,
  type RawSearch,
  type RecordSearch,
  readChoice,
  readRecordSearch,
  readText,
} from '#src/components/records/record-search.ts';
/** A page of the member's rounds. */
export const betsQuery = (epoch: number, search: BetSearch) => {
  const body = { ...betFilter(search), ...pageBody(search) };
  return queryOptions({
    queryKey: memberKey(epoch, 'bets', body),
    queryFn: ({ signal }) => callOrThrow(betRecords, body, { signal }),
    placeholderData: keepPreviousData,
  });
};

/** One round with its steps. */
export const betQuery = (epoch: number, id: string) =>
  queryOptions({
    queryKey: memberKey(epoch, 'bet', id),
    queryFn: ({ signal }) => callOrThrow(betRecord, { id }, { signal }),
  });

/** A page of the member's deposits, withdrawals, transfers, bonuses and adjustments. */
export const moneyQuery = (epoch: number, search: MoneySearch) => {
  const body = { ...moneyFilter(search), ...pageBody(search) };
  return queryOptions({
    queryKey: memberKey(epoch, 'money', body),
    queryFn: ({ signal }) => callOrThrow(moneyRecords, body, { signal }),
    placeholderData: keepPreviousData,
  });
};

export interface BetSearch extends RecordSearch<(typeof roundSortFields)[number]> {
  gtId: string | undefined;
  gpId: string | undefined;
  status: (typeof roundStatuses)[number] | undefined;
}

export const readBetSearch = (rawSearch: RawSearch): BetSearch => ({
  ...readRecordSearch(rawSearch, roundSortFields),
  gtId: readText(rawSearch, 'hall'),
  gpId: readText(rawSearch, 'provider'),
  status: readChoice(rawSearch, 'status', roundStatuses),
});

/** What narrows the rounds, as the calls name it. */
export const betFilter = ({ range, gtId, gpId, status }: BetSearch) => ({
  ...range,
  gt_id: gtId,
  gp_id: gpId,
  status,
});

const sortFields = ['at', 'amount', 'booked'] as const;
const kindChoices = ['all', ...moneyKinds] as const;

export interface MoneySearch extends RecordSearch<(typeof sortFields)[number]> {
  /** Without it all kinds but transfers. */
  kind: (typeof kindChoices)[number] | undefined;
  status: (typeof moneyStatuses)[number] | undefined;
}

export const readMoneySearch = (rawSearch: RawSearch): MoneySearch => ({
  ...readRecordSearch(rawSearch, sortFields),
  kind: readChoice(rawSearch, 'kind', kindChoices),
  status: readChoice(rawSearch, 'status', moneyStatuses),
});

/** What narrows the movements, as the call names it. */
export const moneyFilter = ({ range, kind, status }: MoneySearch) => ({
  ...range,
  kind: kind === 'all' ? undefined : kind,
  without_transfers: kind === undefined || undefined,
  status,
});
