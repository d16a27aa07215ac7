import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InferOutput } from 'valibot';
import type { Body, Data } from '#contract/call.ts';
import { failureName } from '#contract/codes.ts';
import { agentAgreement, agentPlan } from '#contract/endpoints/agents/agreement.ts';
import { agentApplication, applyForAgentCheck } from '#contract/endpoints/agents/application.ts';
import { agentDownline, downlineStatuses } from '#contract/endpoints/agents/downline.ts';
import {
  type AgentLink,
  agentPromotion,
  createAgentLink,
  disableAgentLink,
  linkKinds,
} from '#contract/endpoints/agents/promotion.ts';
import { agentSettlement, agentSettlementDetail } from '#contract/endpoints/agents/settlement.ts';
import { agentTransfers } from '#contract/endpoints/agents/transfers.ts';
import type { MemberStatus } from '#contract/endpoints/session/member.ts';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.tsx';
import { failureData } from '#src/api/cache-updates.ts';
import { CallError, call, callOrThrow } from '#src/api/call.ts';
import { memberStatusQuery } from '#src/api/member-queries.ts';
import { memberKey } from '#src/api/request-context.ts';
import {
  pageBody,
  pageSize,
  type RawSearch,
  type RecordSearch,
  readChoice,
  readRecordSearch,
  readText,
} from '#src/components/records/record-search.ts';
import type { TableSort } from '#src/ui/DataTable.tsx';

export type Application = InferOutput<typeof agentApplication>;

/**
 * The member's application: `isOpen` if the member may apply, otherwise the operator's words why not: the data of
 * such a refusal is the application.
 */
export const agentApplicationQuery = (epoch: number, agent_id: string) =>
  queryOptions({
    queryKey: memberKey(epoch, 'agentApplication'),
    queryFn: async ({ signal }) => {
      const result = await call(applyForAgentCheck, { agent_id, apply_agent_flag: 1 }, { signal });
      if (result.ok) return { ...result.data, isOpen: true, message: '' };
      if (failureName(result.failure) !== 'application_blocked') throw new CallError(result.failure);
      const none: Application = { status: 'none', appliedAt: '', reason: '', againAt: '' };
      return {
        ...(failureData(agentApplication, result.failure) ?? none),
        isOpen: false,
        message: result.failure.serverMessage ?? '',
      };
    },
  });

export const planQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'agentPlan'),
    queryFn: ({ signal }) => callOrThrow(agentPlan, {}, { signal }),
  });

/** The periods of the commission, the present one first. */
export const settlementPeriodsQuery = (epoch: number, page: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'settlements', page),
    queryFn: ({ signal }) => callOrThrow(agentSettlement, { page, count: pageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

/** How the commission of a period is calculated. */
export const settlementQuery = (epoch: number, id: string) =>
  queryOptions({
    queryKey: memberKey(epoch, 'settlement', id),
    queryFn: ({ signal }) => callOrThrow(agentSettlementDetail, { id }, { signal }),
  });

export const agentAgreementQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'agentAgreement'),
    queryFn: ({ signal }) => callOrThrow(agentAgreement, {}, { signal }),
  });

/** Undefined as long as it is not known. */
export const isActiveAgent = (status: MemberStatus | undefined): boolean | undefined =>
  status && Boolean(status.isAgent && status.agentActive);

export function useIsActiveAgent(): boolean | undefined {
  const isMember = useMachineSelector('session', selectIsMember);
  return isActiveAgent(useQuery({ ...memberStatusQuery(useEpoch()), enabled: isMember }).data);
}

export type TransferPage = Data<typeof agentTransfers>;

/** A page of the agent's transfers, with what can be transferred now. */
export const agentTransfersQuery = (epoch: number, page: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'agentTransfers', page),
    queryFn: ({ signal }) =>
      callOrThrow(
        agentTransfers,
        { page, count: pageSize, sort_field: 'id', sort_order: 'desc' },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

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
const downlineFields = [
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

export interface DownlineSearch extends RecordSearch<(typeof downlineFields)[number]> {
  /** The agent of the downline whose members are shown; without it, those of the agent who is signed in. */
  parent: string | undefined;
  q: string;
  status: (typeof downlineStatuses)[number] | undefined;
}

export const readDownlineSearch = (rawSearch: RawSearch): DownlineSearch => ({
  ...readRecordSearch(rawSearch, downlineFields),
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

export type Promotion = Data<typeof agentPromotion>;

export const promotionQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'agentPromotion'),
    queryFn: ({ signal }) => callOrThrow(agentPromotion, {}, { signal }),
  });

export const useCreateLink = () =>
  useLinkChange((body: Body<typeof createAgentLink>) => callOrThrow(createAgentLink, body));
export const useDisableLink = () => useLinkChange((code: string) => callOrThrow(disableAgentLink, { code }));

/** Refetches the list in any case: it shows the outcome of a request without a response. */
function useLinkChange<T>(change: (input: T) => Promise<{ link: AgentLink }>) {
  const queryClient = useQueryClient();
  const { queryKey } = promotionQuery(useEpoch());
  return useMutation<{ link: AgentLink }, CallError, T>({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

const promotionFields = ['clicks', 'registrations', 'first_deposits', 'created_at', 'name'] as const;

export interface PromotionSearch {
  kind: (typeof linkKinds)[number] | undefined;
  currency: string | undefined;
  /** Code of the open link. */
  link: string | undefined;
  sort: TableSort & { field: (typeof promotionFields)[number] };
}

export function readPromotionSearch(rawSearch: RawSearch): PromotionSearch {
  const sort = readText(rawSearch, 'sort') ?? '';
  const field = promotionFields.find((candidate) => candidate === sort.replace('-', ''));
  return {
    kind: readChoice(rawSearch, 'kind', linkKinds),
    currency: readText(rawSearch, 'currency'),
    link: readText(rawSearch, 'link'),
    sort: field
      ? { field, order: sort.startsWith('-') ? 'desc' : 'asc' }
      : { field: 'first_deposits', order: 'desc' },
  };
}

const keys: Record<PromotionSearch['sort']['field'], (link: AgentLink) => number | string> = {
  clicks: (link) => link.clicks ?? -1,
  registrations: (link) => link.registrations ?? -1,
  first_deposits: (link) => link.firstDeposits ?? -1,
  created_at: (link) => link.createdAt,
  name: (link) => link.name.toLowerCase(),
};

/** The requested links, those that are not disabled first. */
export function selectLinks(links: readonly AgentLink[], { kind, currency, sort }: PromotionSearch) {
  const key = keys[sort.field];
  const sign = sort.order === 'asc' ? 1 : -1;
  return links
    .filter((link) => (!kind || link.kind === kind) && (!currency || link.currency === currency))
    .sort((a, b) => {
      if (a.isDisabled !== b.isDisabled) return a.isDisabled ? 1 : -1;
      const [x, y] = [key(a), key(b)];
      return sign * (x < y ? -1 : x > y ? 1 : 0);
    });
}

/** The sum of a count; null if one is not known. */
export const countOf = (
  links: readonly AgentLink[],
  field: 'clicks' | 'registrations' | 'firstDeposits',
): number | null =>
  links.reduce<number | null>((sum, link) => {
    const count = link[field];
    return sum === null || count === null ? null : sum + count;
  }, 0);

export function useLinkKinds(): Record<(typeof linkKinds)[number], string> {
  const { t } = useLingui();
  return { agent: t`Agent's link`, friend: t`Friend's link`, domain: t`Domain` };
}
