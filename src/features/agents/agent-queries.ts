import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { InferOutput } from 'valibot';
import type { Data } from '#contract/call.ts';
import { failureName } from '#contract/codes.ts';
import { agentAgreement, agentPlan } from '#contract/endpoints/agents/agreement.ts';
import { agentApplication, applyForAgentCheck } from '#contract/endpoints/agents/application.ts';
import { agentTransfers } from '#contract/endpoints/agents/transfers.ts';
import type { MemberStatus } from '#contract/endpoints/session/member.ts';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.tsx';
import { failureData } from '#src/api/cache-updates.ts';
import { CallError, call, callOrThrow } from '#src/api/call.ts';
import { memberStatusQuery } from '#src/api/member-queries.ts';
import { memberKey } from '#src/api/request-context.ts';
import { pageSize } from '#src/components/records/record-search.ts';

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
