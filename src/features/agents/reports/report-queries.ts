import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Body, Data } from '#contract/call.ts';
import { agentDownline } from '#contract/endpoints/agents/downline.ts';
import { agentOperation, agentStratified } from '#contract/endpoints/agents/reports.ts';
import { callOrThrow } from '#src/api/call.ts';
import { memberKey } from '#src/api/member-key.ts';

export type Operation = Data<typeof agentOperation>;
export type Stratified = Data<typeof agentStratified>;

export const operationQuery = (epoch: number, body: Body<typeof agentOperation>) =>
  queryOptions({
    queryKey: memberKey(epoch, 'agentOperation', body),
    queryFn: ({ signal }) => callOrThrow(agentOperation, body, { signal }),
    placeholderData: keepPreviousData,
  });

export const stratifiedQuery = (epoch: number, body: Body<typeof agentStratified>) =>
  queryOptions({
    queryKey: memberKey(epoch, 'agentStratified', body),
    queryFn: ({ signal }) => callOrThrow(agentStratified, body, { signal }),
    placeholderData: keepPreviousData,
  });

/** Account of a member of the downline; '' if the operator does not return it. */
export const downlineAccountQuery = (epoch: number, memberId: string, day: string) =>
  queryOptions({
    queryKey: memberKey(epoch, 'downlineAccount', memberId),
    queryFn: async ({ signal }) => {
      const { path } = await callOrThrow(
        agentDownline,
        {
          parent_id: memberId,
          from: day,
          to: day,
          page: 1,
          count: 1,
          sort_field: 'member_account',
          sort_order: 'asc',
        },
        { signal },
      );
      return path?.find((node) => node.memberId === memberId)?.memberAccount ?? '';
    },
  });
