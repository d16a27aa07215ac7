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
import { CallError, call, fetched } from './call.ts';
import { memberKey } from './queries.ts';
import { device, site_id, template } from './request-context.ts';

export const discountsQuery = () =>
  queryOptions({
    queryKey: ['discounts', currentLanguage()],
    queryFn: async ({ signal }) => (await fetched(discounts, { site_id: site_id() }, { signal })).list,
    staleTime: 5 * 60_000,
  });

/** The operator's offers that were shown unasked, the newest first. */
export const offersSoFarQuery = (desktop: boolean) =>
  queryOptions({
    queryKey: ['offersSoFar', desktop, currentLanguage()],
    queryFn: async ({ signal }) =>
      (await fetched(bulletinHistory, { site_id: site_id(), display_device: desktop ? 1 : 2 }, { signal }))
        .list,
  });

/** Whose games can be tried without an account. */
export const demoProvidersQuery = (currency: string) =>
  queryOptions({
    queryKey: ['demoProviders', currency, currentLanguage()],
    queryFn: async ({ signal }) => {
      const body = { site_id: site_id(), currency, support_device: device(), template: template() };
      const halls = await fetched(demoGameTypes, body, { signal });
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
        site_id: site_id(),
        currency,
        device: device(),
        gp_id,
        game_type_id: String(defaultGtId),
      };
      return (await fetched(demoGames, body, { signal })).list;
    },
    staleTime: 5 * 60_000,
  });

export const faqQuery = () =>
  queryOptions({
    queryKey: ['faq', currentLanguage()],
    queryFn: async ({ signal }) => (await fetched(faq, { site_id: site_id() }, { signal })).list,
    staleTime: 5 * 60_000,
  });

export const sponsorQuery = () =>
  queryOptions({
    queryKey: ['pageParts', 'sponsor', currentLanguage()],
    queryFn: async ({ signal }) =>
      (
        await fetched(
          modelSponsor,
          { site_id: site_id(), language: currentLanguage(), model_version: template() },
          { signal },
        )
      ).list,
    staleTime: 5 * 60_000,
  });

export const profileQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'profile'),
    queryFn: async ({ signal }) => (await fetched(profile, {}, { signal })).memberProfile,
  });

/** How the member stands with the operator, beside the balance that events keep up to date. */
export const standingQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'standing'),
    queryFn: ({ signal }) => fetched(layout, {}, { signal }),
  });

/** The operator's names of the agents' levels, by level. */
export const levelNamesQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'levelNames'),
    queryFn: async ({ signal }) => (await fetched(agentLevelRename, {}, { signal })).detail,
  });

/** Whether the member may apply as an agent, and why not: 101 and 104 block it (SPEC.md section 6). */
export const agentApplicationQuery = (epoch: number, agent_id: string) =>
  queryOptions({
    queryKey: memberKey(epoch, 'agentApplication'),
    queryFn: async ({ signal }) => {
      const answer = await call(applyForAgentCheck, { agent_id, apply_agent_flag: 1 }, { signal });
      if (answer.ok) return { open: true, said: '' };
      const { code, serverMessage = '' } = answer.failure;
      if (code === '101' || code === '104') return { open: false, said: serverMessage };
      throw new CallError(answer.failure);
    },
  });

/** What lies in the wallet and at each provider. */
export const cashQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'cash'),
    queryFn: ({ signal }) => fetched(myCash, {}, { signal }),
  });

/** The address of the operator's picture for registering in this template; empty where there is none. */
export const registerBackgroundQuery = () =>
  queryOptions({
    queryKey: ['registerBackground', template()],
    queryFn: async ({ signal }) =>
      (await fetched(registerBackground, { site_id: site_id(), template: template() }, { signal })).photoPath,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const agreementQuery = () =>
  queryOptions({
    queryKey: ['agreement', currentLanguage()],
    queryFn: async ({ signal }) =>
      (await fetched(serviceAgreement, { site_id: site_id() }, { signal })).content,
    staleTime: 5 * 60_000,
  });
