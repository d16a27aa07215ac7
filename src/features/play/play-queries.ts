import { queryOptions } from '@tanstack/react-query';
import { playSession } from '#contract/endpoints/play/session.ts';
import { callOrThrow } from '#src/api/call.ts';
import { memberKey } from '#src/api/request-context.ts';

/** What the member has played since the last long break. */
export const playSessionQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'playSession'),
    queryFn: ({ signal }) => callOrThrow(playSession, {}, { signal }),
  });
