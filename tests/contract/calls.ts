import type { Wire } from '#contract/call.ts';
import type { EndpointOf, Path } from '#contract/endpoints.ts';
import { agentsCalls } from './calls/agents.ts';
import type { Calls } from './calls/call.ts';
import { catalogueCalls } from './calls/catalogue.ts';
import { lettersCalls } from './calls/letters.ts';
import { moneyCalls } from './calls/money.ts';
import { playCalls } from './calls/play.ts';
import { profileCalls } from './calls/profile.ts';
import { promotionsCalls } from './calls/promotions.ts';
import { recommendCalls } from './calls/recommend.ts';
import { recordsCalls } from './calls/records.ts';
import { sessionCalls } from './calls/session.ts';
import { siteCalls } from './calls/site.ts';

const all = {
  ...agentsCalls,
  ...catalogueCalls,
  ...lettersCalls,
  ...moneyCalls,
  ...playCalls,
  ...profileCalls,
  ...promotionsCalls,
  ...recommendCalls,
  ...recordsCalls,
  ...sessionCalls,
  ...siteCalls,
};

/** What tests know of every call. A call without a row does not compile. */
export const calls: Required<Calls> = all;

/** Calls of machines, each of which has a step in the folder of a flow. */
export type MachinePath = {
  [P in Path]: (typeof all)[P]['consumer'] extends 'machine' ? P : never;
}[Path];

/** Response data of every call that has some. */
export const samples = Object.fromEntries(
  Object.entries(calls).flatMap(([path, { response }]) => (response === undefined ? [] : [[path, response]])),
) as { [P in Path]?: Wire<EndpointOf<P>> };
