import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Body, Data } from '#contract/call.ts';
import {
  type AgentLink,
  agentPromotion,
  createAgentLink,
  disableAgentLink,
} from '#contract/endpoints/agents/promotion.ts';
import { useEpoch } from '#src/actors/machines.ts';
import { type CallError, callOrThrow } from '#src/api/call.ts';
import { memberKey } from '#src/api/member-key.ts';

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
