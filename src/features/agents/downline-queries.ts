import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Data } from '#contract/call.ts';
import { agentDownline, downlineStatuses } from '#contract/endpoints/agents/downline.ts';
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

/** The first one is that of a URL without a sort. */
const sortFields = [
  'turnover',
  'member_account',
  'status',
  'joined_at',
  'last_login_at',
  'downline_count',
  'deposits',
  'withdrawals',
  'net',
] as const;
const maxSearchLength = 40;

export interface DownlineSearch extends RecordSearch<(typeof sortFields)[number]> {
  /** Whose members are shown; the agent's own without it. */
  parent: string | undefined;
  q: string;
  status: (typeof downlineStatuses)[number] | undefined;
}

export const readDownlineSearch = (rawSearch: RawSearch): DownlineSearch => ({
  ...readRecordSearch(rawSearch, sortFields),
  parent: readText(rawSearch, 'parent'),
  q: (readText(rawSearch, 'q') ?? '').trim().slice(0, maxSearchLength),
  status: readChoice(rawSearch, 'status', downlineStatuses),
});

/** What narrows the members, as the call names it. */
export const downlineFilter = ({ parent, q, status, range }: DownlineSearch) => ({
  parent_id: parent,
  search: q || undefined,
  status,
  ...range,
});

type Place = NonNullable<Data<typeof agentDownline>['path']>[number];
interface Step extends Place {
  /** Levels are missing between this one and the one before. */
  isAfterGap: boolean;
}

/** The levels below the agent who asks; a member who is named again, and all after, are left out. */
export function stepsOf(path: readonly Place[]): Step[] {
  const seen = new Set<string>();
  const steps: Step[] = [];
  let level = 0;
  for (const node of path) {
    if (seen.has(node.memberId)) break;
    seen.add(node.memberId);
    if (node.level === 0 && seen.size === 1) continue;
    const next = node.level || level + 1;
    steps.push({ ...node, isAfterGap: next !== level + 1 });
    level = next;
  }
  return steps;
}
