import * as v from 'valibot';
import { defineEndpoint } from '#contract/call.ts';
import {
  amount,
  camelCaseObject,
  decimal,
  id,
  lenientArray,
  listOrNull,
  orNull,
  pageFields,
  text,
  withDefault,
} from '#contract/wire-schema.ts';

const options = { member: true, extension: true } as const;
const field = withDefault(text, '');
const money = orNull(decimal);

const period = {
  id,
  /** Days of the site's time zone; both belong to the period. */
  from: field,
  to: field,
  /** A period that is closed and pays nothing stays settled. */
  status: withDefault(v.picklist(['open', 'settled', 'paid']), 'open'),
  /** The day on which it is paid. */
  pay_on: field,
  /** What is paid; negative if it is carried over to the next period instead. */
  amount: money,
};
const periodRow = camelCaseObject(period);
export type SettlementPeriod = v.InferOutput<typeof periodRow>;

/** The agent's periods, latest first, in the agent's currency, whose members count. */
export const agentSettlement = defineEndpoint(
  '/agent/settlement',
  v.object(pageFields),
  camelCaseObject({
    list: lenientArray(periodRow),
    total_count: withDefault(amount, 0),
    currency: field,
    /** Of all periods. */
    total_paid: money,
  }),
  options,
);

/**
 * How a period was calculated, in this order: net win, without bonuses and fees, with the base that was
 * carried over, is the base; of it the rate of the step is the commission; without the shares of the agents
 * below, with the commission that was carried over, it is the amount. Code 101: there is no such period.
 */
export const agentSettlementDetail = defineEndpoint(
  '/agent/settlement/detail',
  v.object({ id }),
  camelCaseObject({
    ...period,
    currency: field,
    net_win: money,
    bonuses: money,
    fee_rate: money,
    fees: money,
    /** Not above 0: the base of the period before, if it was negative. */
    carried_base: money,
    base: money,
    active: withDefault(amount, null),
    /** Number of the plan's step; 0 if none was reached. */
    step: withDefault(amount, null),
    rate: money,
    commission: money,
    shares: money,
    /** Not above 0: the amount of the period before, if it was negative. */
    carried_commission: money,
    sources: listOrNull(
      camelCaseObject({
        /** The agent's own members, an agent with everybody below, or the base that was carried over. */
        kind: v.picklist(['own', 'agent', 'carried']),
        member_id: withDefault(id, ''),
        member_account: field,
        active: withDefault(amount, null),
        net_win: money,
        bonuses: money,
        fees: money,
        base: money,
        commission: money,
        /** Of the agent below, and its rate. */
        share: money,
        share_rate: money,
        own_share: money,
      }),
    ),
  }),
  options,
);
