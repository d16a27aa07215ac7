import { queryOptions } from '@tanstack/react-query';
import { layout } from '#contract/endpoints/member.ts';
import { callOrThrow } from './call.ts';
import { memberKey } from './member-key.ts';

/** The member's status with the operator, besides the balance, which events keep up to date. */
export const standingQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'standing'),
    queryFn: ({ signal }) => callOrThrow(layout, {}, { signal }),
  });
