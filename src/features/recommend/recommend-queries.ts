import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DayRange } from '#contract/day-range.ts';
import {
  friendStatuses,
  recommendMembers,
  recommendProject,
  recommendRecords,
} from '#contract/endpoints/recommend.ts';
import { callOrThrow } from '#src/api/call.ts';
import { memberKey } from '#src/api/request-context.ts';
import { pageSize, type RawSearch, readChoice, readText } from '#src/components/records/record-search.ts';
/** The member's link and code, what a friend brings, and what friends have brought. */
export const projectQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'recommendProject'),
    queryFn: ({ signal }) => callOrThrow(recommendProject, {}, { signal }),
  });

export const latestFirst = { sort_field: 'at', sort_order: 'desc' } as const;

/** A page of the rewards of some days. */
export const rewardsQuery = (epoch: number, range: DayRange, page: number) => {
  const body = { ...range, page, count: pageSize, ...latestFirst };
  return queryOptions({
    queryKey: memberKey(epoch, 'rewards', body),
    queryFn: ({ signal }) => callOrThrow(recommendRecords, body, { signal }),
    placeholderData: keepPreviousData,
  });
};

/** A page of the friends who have joined. */
export const friendsQuery = (epoch: number, filter: FriendFilter, page: number) => {
  const body = { ...filter, page, count: pageSize, ...latestFirst };
  return queryOptions({
    queryKey: memberKey(epoch, 'friends', body),
    queryFn: ({ signal }) => callOrThrow(recommendMembers, body, { signal }),
    placeholderData: keepPreviousData,
  });
};

/** What narrows the friends, as the call names it. */
interface FriendFilter {
  search: string | undefined;
  status: (typeof friendStatuses)[number] | undefined;
}

export const readFriendFilter = (rawSearch: RawSearch): FriendFilter => ({
  search: readText(rawSearch, 'q')?.slice(0, 50),
  status: readChoice(rawSearch, 'status', friendStatuses),
});
