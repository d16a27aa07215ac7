import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { agentSettlement, agentSettlementDetail } from '#contract/endpoints/agents/settlement.ts';
import { callOrThrow } from '#src/api/call.ts';
import { memberKey } from '#src/api/member-key.ts';
import { pageSize } from '#src/components/records/record-search.ts';

export const periodsQuery = (epoch: number, page: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'settlements', page),
    queryFn: ({ signal }) => callOrThrow(agentSettlement, { page, count: pageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

export const settlementQuery = (epoch: number, id: string) =>
  queryOptions({
    queryKey: memberKey(epoch, 'settlement', id),
    queryFn: ({ signal }) => callOrThrow(agentSettlementDetail, { id }, { signal }),
  });
