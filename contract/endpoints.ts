/**
 * All endpoints by path: those of SPEC.md section 7 and the extensions. The sandbox must implement each of
 * them; tests send them.
 * The app imports endpoints from their area files, so that a page does not load the schemas of other pages.
 */

import * as accounts from './endpoints/accounts.ts';
import * as agent from './endpoints/agent.ts';
import * as agentAgreement from './endpoints/agent-agreement.ts';
import * as downline from './endpoints/agent-downline.ts';
import * as agentPromotion from './endpoints/agent-promotion.ts';
import * as agentReports from './endpoints/agent-reports.ts';
import * as agentSettlement from './endpoints/agent-settlement.ts';
import * as agentTransfers from './endpoints/agent-transfers.ts';
import * as deposit from './endpoints/deposit.ts';
import * as gameLists from './endpoints/game-lists.ts';
import * as games from './endpoints/games.ts';
import * as home from './endpoints/home.ts';
import * as identity from './endpoints/identity.ts';
import * as letters from './endpoints/letters.ts';
import * as member from './endpoints/member.ts';
import * as pageParts from './endpoints/page-parts.ts';
import * as password from './endpoints/password.ts';
import * as play from './endpoints/play.ts';
import * as playLimits from './endpoints/play-limits.ts';
import * as playSession from './endpoints/play-session.ts';
import * as profile from './endpoints/profile.ts';
import * as promotionClaims from './endpoints/promotion-claims.ts';
import * as promotions from './endpoints/promotions.ts';
import * as recommend from './endpoints/recommend.ts';
import * as records from './endpoints/records.ts';
import * as register from './endpoints/register.ts';
import * as requestOutcome from './endpoints/request-outcome.ts';
import * as site from './endpoints/site.ts';
import * as wallet from './endpoints/wallet.ts';
import * as walletTransfers from './endpoints/wallet-transfers.ts';
import * as withdrawal from './endpoints/withdrawal.ts';

const areas = {
  ...accounts,
  ...agent,
  ...agentAgreement,
  ...downline,
  ...agentPromotion,
  ...agentReports,
  ...agentSettlement,
  ...agentTransfers,
  ...deposit,
  ...gameLists,
  ...games,
  ...home,
  ...identity,
  ...letters,
  ...member,
  ...pageParts,
  ...password,
  ...play,
  ...playLimits,
  ...playSession,
  ...profile,
  ...promotionClaims,
  ...promotions,
  ...recommend,
  ...records,
  ...register,
  ...requestOutcome,
  ...site,
  ...wallet,
  ...walletTransfers,
  ...withdrawal,
};
type AnyEndpoint = Extract<(typeof areas)[keyof typeof areas], { path: string }>;

export type Path = AnyEndpoint['path'];
export type EndpointOf<P extends Path> = Extract<AnyEndpoint, { path: P }>;

const isEndpoint = (item: (typeof areas)[keyof typeof areas]): item is AnyEndpoint => 'path' in item;
export const endpoints = Object.fromEntries(
  Object.values(areas)
    .filter(isEndpoint)
    .map((endpoint) => [endpoint.path, endpoint]),
) as { [P in Path]: EndpointOf<P> };
