import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Body, Data } from '#contract/call.ts';
import { agentDownline } from '#contract/endpoints/agents/downline.ts';
import { agentOperation, agentStratified, operationGroups } from '#contract/endpoints/agents/reports.ts';
import { callOrThrow } from '#src/api/call.ts';
import { memberKey } from '#src/api/member-key.ts';
import {
  type RawSearch,
  type RecordSearch,
  readChoice,
  readRecordSearch,
  readText,
} from '#src/components/records/record-search.ts';
import { type ReportField, reportFields } from './report-rows.ts';

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

export type OperationGroup = (typeof operationGroups)[number];

export interface OperationSearch extends RecordSearch<ReportField> {
  group: OperationGroup;
  currency: string | undefined;
  memberId: string | undefined;
}

const byNet = ['net', ...reportFields] as const;

/** Days come latest first, other rows by what was won. */
export function readOperationSearch(rawSearch: RawSearch): OperationSearch {
  const group = readChoice(rawSearch, 'group', operationGroups) ?? 'day';
  return {
    ...readRecordSearch(rawSearch, group === 'day' ? reportFields : byNet),
    group,
    currency: readText(rawSearch, 'currency'),
    memberId: readText(rawSearch, 'member'),
  };
}

export const operationBody = ({
  range,
  group,
  currency,
  memberId,
}: OperationSearch): Body<typeof agentOperation> => ({
  ...range,
  group,
  currency: group === 'currency' ? undefined : currency,
  member_id: memberId,
});

export interface StratifiedSearch extends RecordSearch<ReportField> {
  currency: string | undefined;
}

/** Levels come nearest first. */
export function readStratifiedSearch(rawSearch: RawSearch): StratifiedSearch {
  const search = readRecordSearch(rawSearch, reportFields);
  return {
    ...search,
    ...(readText(rawSearch, 'sort') === undefined && { sort: { field: 'key', order: 'asc' } as const }),
    currency: readText(rawSearch, 'currency'),
  };
}
