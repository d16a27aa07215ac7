/**
 * All endpoints by path: those of the specification, section 7 and the extensions. The sandbox must implement each of
 * them; tests send them.
 * The app imports endpoints from their area files, so that a page does not load the schemas of other pages.
 */

import * as agentAgreement from './endpoints/agents/agreement.ts';
import * as agent from './endpoints/agents/application.ts';
import * as downline from './endpoints/agents/downline.ts';
import * as agentPromotion from './endpoints/agents/promotion.ts';
import * as agentReports from './endpoints/agents/reports.ts';
import * as agentSettlement from './endpoints/agents/settlement.ts';
import * as agentTransfers from './endpoints/agents/transfers.ts';
import * as gameLists from './endpoints/catalogue/game-lists.ts';
import * as games from './endpoints/catalogue/games.ts';
import * as live from './endpoints/catalogue/live.ts';
import * as winners from './endpoints/catalogue/winners.ts';
import * as letters from './endpoints/letters.ts';
import * as accounts from './endpoints/money/accounts.ts';
import * as deposit from './endpoints/money/deposit.ts';
import * as requestOutcome from './endpoints/money/request-outcome.ts';
import * as wallet from './endpoints/money/wallet.ts';
import * as walletTransfers from './endpoints/money/wallet-transfers.ts';
import * as withdrawal from './endpoints/money/withdrawal.ts';
import * as playLimits from './endpoints/play/limits.ts';
import * as play from './endpoints/play/play.ts';
import * as playSession from './endpoints/play/session.ts';
import * as profile from './endpoints/profile.ts';
import * as checkIn from './endpoints/promotions/check-in.ts';
import * as promotionClaims from './endpoints/promotions/claims.ts';
import * as promotions from './endpoints/promotions/promotions.ts';
import * as recommend from './endpoints/recommend.ts';
import * as records from './endpoints/records.ts';
import * as member from './endpoints/session/member.ts';
import * as password from './endpoints/session/password-recovery.ts';
import * as register from './endpoints/session/registration.ts';
import * as identity from './endpoints/session/sign-in.ts';
import * as home from './endpoints/site/home.ts';
import * as pageParts from './endpoints/site/page-parts.ts';
import * as site from './endpoints/site/site.ts';

const areas = {
  ...accounts,
  ...agent,
  ...agentAgreement,
  ...downline,
  ...agentPromotion,
  ...agentReports,
  ...agentSettlement,
  ...agentTransfers,
  ...checkIn,
  ...deposit,
  ...gameLists,
  ...games,
  ...home,
  ...identity,
  ...letters,
  ...live,
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
  ...winners,
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
