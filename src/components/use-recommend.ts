import { queryOptions, useQuery } from '@tanstack/react-query';
import { failureName } from '#contract/codes.ts';
import { applyForAgentCheck, bonusSettingCheck } from '#contract/endpoints/agents/application.ts';
import { canRecommend } from '#contract/recommend.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.tsx';
import { CallError, call, callOrThrow } from '#src/api/call.ts';
import { currentSiteId, memberKey } from '#src/api/request-context.ts';
import { isOffered } from '#src/site/features.ts';
import { site } from '#src/site/site.ts';

/** Whether the member can recommend friends, by the operator's response. */
export function useRecommend() {
  const member = useMachineSelector('session', selectMember);
  const query = recommendQuery(useEpoch(), member?.memberId ?? '', member?.currency ?? '');
  return useQuery({ ...query, enabled: Boolean(member) });
}

/** Whether the member can recommend friends (specification, section 6), and whether only because an agent recruits instead. */
const recommendQuery = (epoch: number, memberId: string, currency: string) =>
  queryOptions({
    queryKey: memberKey(epoch, 'recommend'),
    queryFn: async ({ signal }) => {
      const setting = { member_currency: currency, site_id: currentSiteId() };
      const { isFriend } = await callOrThrow(bonusSettingCheck, setting, { signal });
      const body = { agent_id: memberId, apply_agent_flag: 1 };
      const check = await call(applyForAgentCheck, body, { signal });
      const applyCode = check.ok ? '100' : check.failure.code;
      if (!check.ok && failureName(check.failure) !== 'application_blocked')
        throw new CallError(check.failure);
      const isOpen = canRecommend({
        isFriend: Boolean(isFriend),
        applyCode,
        isForAll: site.recommendForAll,
      });
      return { isOpen, canBeAgent: check.ok && isOffered('agents') };
    },
  });
