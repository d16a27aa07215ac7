import { queryOptions } from '@tanstack/react-query';
import { applyForAgentCheck, bonusSettingCheck } from '#contract/endpoints/agents/application.ts';
import { canRecommend } from '#contract/recommend.ts';
import { site } from '#src/site/site.ts';
import { CallError, call, callOrThrow } from './call.ts';
import { memberKey } from './member-key.ts';
import { currentSiteId } from './request-context.ts';

/** Whether the member can recommend friends (specification, section 6), and whether only because an agent recruits instead. */
export const recommendQuery = (epoch: number, memberId: string, currency: string) =>
  queryOptions({
    queryKey: memberKey(epoch, 'recommend'),
    queryFn: async ({ signal }) => {
      const setting = { member_currency: currency, site_id: currentSiteId() };
      const { isFriend } = await callOrThrow(bonusSettingCheck, setting, { signal });
      const body = { agent_id: memberId, apply_agent_flag: 1 };
      const check = await call(applyForAgentCheck, body, { signal });
      const applyCode = check.ok ? '100' : check.failure.code;
      if (!check.ok && applyCode !== '101' && applyCode !== '104') throw new CallError(check.failure);
      const isOpen = canRecommend({
        isFriend: Boolean(isFriend),
        applyCode,
        isForAll: site.recommendForAll,
      });
      return { isOpen, canBeAgent: check.ok };
    },
  });
