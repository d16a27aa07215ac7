import { useLingui } from '@lingui/react/macro';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Body, Data } from '#contract/call.ts';
import {
  type AgentLink,
  agentPromotion,
  createAgentLink,
  disableAgentLink,
  linkKinds,
} from '#contract/endpoints/agents/promotion.ts';
import { useEpoch } from '#src/actors/machines.tsx';
import { type CallError, callOrThrow } from '#src/api/call.ts';
import { memberKey } from '#src/api/request-context.ts';
import { type RawSearch, readChoice, readText } from '#src/components/records/record-search.ts';
import type { TableSort } from '#src/ui/DataTable.tsx';

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

const sortFields = ['clicks', 'registrations', 'first_deposits', 'created_at', 'name'] as const;

export interface PromotionSearch {
  kind: (typeof linkKinds)[number] | undefined;
  currency: string | undefined;
  /** Code of the open link. */
  link: string | undefined;
  sort: TableSort & { field: (typeof sortFields)[number] };
}

export function readPromotionSearch(rawSearch: RawSearch): PromotionSearch {
  const sort = readText(rawSearch, 'sort') ?? '';
  const field = sortFields.find((candidate) => candidate === sort.replace('-', ''));
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
