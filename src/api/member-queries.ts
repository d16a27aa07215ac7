import { queryOptions } from '@tanstack/react-query';
import { myCash } from '#contract/endpoints/money/wallet.ts';
import { playLimits } from '#contract/endpoints/play/limits.ts';
import { agentLevelRename, memberStatus, profile } from '#contract/endpoints/session/member.ts';
import { callOrThrow } from './call.ts';
import { memberKey } from './member-key.ts';

/** The member's status with the operator, besides the balance, which events keep up to date. */
export const memberStatusQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'memberStatus'),
    queryFn: ({ signal }) => callOrThrow(memberStatus, {}, { signal }),
  });

/** Balances in the wallet and at each provider, read by each page that shows them. */
export const cashQuery = (epoch: number) =>
  queryOptions({
    staleTime: 0,
    queryKey: memberKey(epoch, 'cash'),
    queryFn: ({ signal }) => callOrThrow(myCash, {}, { signal }),
  });

/** The operator's names of the agent levels, by level. */
export const levelNamesQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'levelNames'),
    queryFn: async ({ signal }) => (await callOrThrow(agentLevelRename, {}, { signal })).detail,
  });

export const profileQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'profile'),
    queryFn: async ({ signal }) => (await callOrThrow(profile, {}, { signal })).memberProfile,
  });

/** The limits that the member has set, with what of them is used, a cool-off or exclusion, and the reminder's interval. */
export const playLimitsQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'playLimits'),
    queryFn: ({ signal }) => callOrThrow(playLimits, {}, { signal }),
  });
