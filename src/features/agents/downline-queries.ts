import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Data } from '#contract/call.ts';
import { agentDownline } from '#contract/endpoints/agents/downline.ts';
import { callOrThrow } from '#src/api/call.ts';
import { memberKey } from '#src/api/member-key.ts';
import { pageBody } from '#src/components/records/record-search.ts';
import { type DownlineSearch, downlineFilter } from './downline-search.ts';

/** A page of members, whose rows have an `id` as those of all tables. */
export const withIds = ({ list, ...rest }: Data<typeof agentDownline>) => ({
  ...rest,
  list: list.map((member) => ({ ...member, id: member.memberId })),
});
export type DownlineResult = ReturnType<typeof withIds>;
export type DownlineMember = DownlineResult['list'][number];

export const downlineQuery = (epoch: number, search: DownlineSearch) => {
  const body = { ...downlineFilter(search), ...pageBody(search) };
  return queryOptions({
    queryKey: memberKey(epoch, 'downline', body),
    queryFn: async ({ signal }) => withIds(await callOrThrow(agentDownline, body, { signal })),
    placeholderData: keepPreviousData,
  });
};
