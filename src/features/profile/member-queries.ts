import { queryOptions } from '@tanstack/react-query';
import { profileInfo } from '#contract/endpoints/profile.ts';
import { callOrThrow } from '#src/api/call.ts';
import { memberKey } from '#src/api/member-key.ts';

/** What the member may do with the fields of the profile, and how safe the account is. */
export const profileInfoQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'profileInfo'),
    queryFn: ({ signal }) => callOrThrow(profileInfo, {}, { signal }),
  });
