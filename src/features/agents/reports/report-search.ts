import type { Body } from '#contract/call.ts';
import { type agentOperation, operationGroups } from '#contract/endpoints/agents/reports.ts';
import {
  type RawSearch,
  type RecordSearch,
  readChoice,
  readRecordSearch,
  readText,
} from '#src/components/records/record-search.ts';
import { type ReportField, reportFields } from './report-rows.ts';

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
