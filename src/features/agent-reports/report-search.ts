import type { Body } from '#contract/call.ts';
import { type agentOperation, operationGroups } from '#contract/endpoints/agent-reports.ts';
import {
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

type Address = Readonly<Record<string, unknown>>;
const byNet = ['net', ...reportFields] as const;

/** Days come latest first, other rows by what was won. */
export function readOperationSearch(address: Address): OperationSearch {
  const group = readChoice(address, 'group', operationGroups) ?? 'day';
  return {
    ...readRecordSearch(address, group === 'day' ? reportFields : byNet),
    group,
    currency: readText(address, 'currency'),
    memberId: readText(address, 'member'),
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
export function readStratifiedSearch(address: Address): StratifiedSearch {
  const search = readRecordSearch(address, reportFields);
  return {
    ...search,
    ...(readText(address, 'sort') === undefined && { sort: { field: 'key', order: 'asc' } as const }),
    currency: readText(address, 'currency'),
  };
}
