import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Data } from '#contract/call.ts';
import { agentTransfers } from '#contract/endpoints/agents/transfers.ts';
import { callOrThrow } from '#src/api/call.ts';
import { memberKey } from '#src/api/member-key.ts';
import { pageSize } from '#src/components/records/record-search.ts';

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
