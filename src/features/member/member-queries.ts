import { queryOptions } from '@tanstack/react-query';
import { profile } from '#contract/endpoints/member.ts';
import { callOrThrow } from '#src/api/call.ts';
import { memberKey } from '#src/api/member-key.ts';

export const profileQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'profile'),
    queryFn: async ({ signal }) => (await callOrThrow(profile, {}, { signal })).memberProfile,
  });
