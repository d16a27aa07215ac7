import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { betRecord, betRecords, moneyRecords } from '#contract/endpoints/records.ts';
import { callOrThrow } from '#src/api/call.ts';
import { memberKey } from '#src/api/member-key.ts';
import { pageBody } from '#src/components/records/record-search.ts';
import { type BetSearch, betFilter } from './bet-search.ts';
import { type MoneySearch, moneyFilter } from './money-search.ts';

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
