import { queryOptions } from '@tanstack/react-query';
import { applyForAgentCheck } from '#contract/endpoints/agent.ts';
import { agentLevelRename, layout, profile } from '#contract/endpoints/member.ts';
import { modelSponsor } from '#contract/endpoints/page-parts.ts';
import { demoGames, demoGameTypes } from '#contract/endpoints/play.ts';
import { bulletinHistory, discounts, faq } from '#contract/endpoints/promotions.ts';
import { registerBackground, serviceAgreement } from '#contract/endpoints/register.ts';
import { myCash } from '#contract/endpoints/wallet.ts';
import { defaultGtId, demoProviders } from '#contract/limits.ts';
import { currentLanguage } from '#src/site/locale.ts';
import { CallError, call, callOrThrow } from './call.ts';
import { memberKey } from './queries.ts';
import { currentSiteId, currentTemplate, supportDeviceCode } from './request-context.ts';

export const discountsQuery = () =>
  queryOptions({
    queryKey: ['discounts', currentLanguage()],
    queryFn: async ({ signal }) =>
      (await callOrThrow(discounts, { site_id: currentSiteId() }, { signal })).list,
    staleTime: 5 * 60_000,
  });

/** Promotions that popped up so far, newest first. */
export const offersSoFarQuery = (desktop: boolean) =>
  queryOptions({
    queryKey: ['offersSoFar', desktop, currentLanguage()],
    queryFn: async ({ signal }) =>
      (
        await callOrThrow(
          bulletinHistory,
          { site_id: currentSiteId(), display_device: desktop ? 1 : 2 },
          { signal },
        )
      ).list,
  });

/** Providers whose games can be tried without an account. */
export const demoProvidersQuery = (currency: string) =>
  queryOptions({
    queryKey: ['demoProviders', currency, currentLanguage()],
    queryFn: async ({ signal }) => {
      const body = {
        site_id: currentSiteId(),
        currency,
        support_device: supportDeviceCode(),
        template: currentTemplate(),
      };
      const halls = await callOrThrow(demoGameTypes, body, { signal });
      return halls
        .filter(({ gtId }) => gtId === String(defaultGtId))
        .flatMap(({ gpList }) => gpList)
        .filter(({ active, gpId }) => active && demoProviders.includes(gpId));
    },
    staleTime: 5 * 60_000,
  });

export const demoGamesQuery = (currency: string, gp_id: string) =>
  queryOptions({
    queryKey: ['demoGames', currency, gp_id, currentLanguage()],
    queryFn: async ({ signal }) => {
      const body = {
        site_id: currentSiteId(),
        currency,
        device: supportDeviceCode(),
        gp_id,
        game_type_id: String(defaultGtId),
      };
      return (await callOrThrow(demoGames, body, { signal })).list;
    },
    staleTime: 5 * 60_000,
  });

export const faqQuery = () =>
  queryOptions({
    queryKey: ['faq', currentLanguage()],
    queryFn: async ({ signal }) => (await callOrThrow(faq, { site_id: currentSiteId() }, { signal })).list,
    staleTime: 5 * 60_000,
  });

export const sponsorQuery = () =>
  queryOptions({
    queryKey: ['pageParts', 'sponsor', currentLanguage()],
    queryFn: async ({ signal }) =>
      (
        await callOrThrow(
          modelSponsor,
          { site_id: currentSiteId(), language: currentLanguage(), model_version: currentTemplate() },
          { signal },
        )
      ).list,
    staleTime: 5 * 60_000,
  });

export const profileQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'profile'),
    queryFn: async ({ signal }) => (await callOrThrow(profile, {}, { signal })).memberProfile,
  });

/** The member's status with the operator, besides the balance, which events keep up to date. */
export const standingQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'standing'),
    queryFn: ({ signal }) => callOrThrow(layout, {}, { signal }),
  });

/** The operator's names of the agent levels, by level. */
export const levelNamesQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'levelNames'),
    queryFn: async ({ signal }) => (await callOrThrow(agentLevelRename, {}, { signal })).detail,
  });

/**
 * Whether the member may apply as an agent, or the reason if not: 101 and 104 block it (SPEC.md section 6).
 */
export const agentApplicationQuery = (epoch: number, agent_id: string) =>
  queryOptions({
    queryKey: memberKey(epoch, 'agentApplication'),
    queryFn: async ({ signal }) => {
      const answer = await call(applyForAgentCheck, { agent_id, apply_agent_flag: 1 }, { signal });
      if (answer.ok) return { open: true, reason: '' };
      const { code, serverMessage = '' } = answer.failure;
      if (code === '101' || code === '104') return { open: false, reason: serverMessage };
      throw new CallError(answer.failure);
    },
  });

/** Balances in the wallet and at each provider. */
export const cashQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'cash'),
    queryFn: ({ signal }) => callOrThrow(myCash, {}, { signal }),
  });

/** URL of the operator's registration image in this template; empty if there is none. */
export const registerBackgroundQuery = () =>
  queryOptions({
    queryKey: ['registerBackground', currentTemplate()],
    queryFn: async ({ signal }) =>
      (
        await callOrThrow(
          registerBackground,
          { site_id: currentSiteId(), template: currentTemplate() },
          { signal },
        )
      ).photoPath,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const agreementQuery = () =>
  queryOptions({
    queryKey: ['agreement', currentLanguage()],
    queryFn: async ({ signal }) =>
      (await callOrThrow(serviceAgreement, { site_id: currentSiteId() }, { signal })).content,
    staleTime: 5 * 60_000,
  });
