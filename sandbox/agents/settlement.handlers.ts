import { toDecimal } from '#contract/money.ts';
import type { MemberRow } from '#sandbox/db/schema.ts';
import { inTransaction } from '#sandbox/db/transaction.ts';
import { apiError, type Handlers } from '#sandbox/server/handler.ts';
import type { Services } from '#sandbox/server/services.ts';
import { forActiveAgents } from './agent-caller.ts';
import { FEE_RATE } from './plan.ts';
import { payDue, type Settlement, statusOf } from './settlement.ts';

const periodResponse = (settled: Settlement, currency: string) => ({
  id: settled.period.id,
  from: settled.period.from,
  to: settled.period.to,
  status: statusOf(settled, Date.now()),
  pay_on: settled.period.payOn,
  amount: toDecimal(settled.amount, currency),
});

/** The agent's settlements, oldest first, after those that are due were paid. */
const paidSettlements = async ({ db, plays }: Services, agent: MemberRow): Promise<Settlement[]> => {
  const { settlements, total } = await inTransaction(db, agent.id, (tx) => payDue(tx, agent, Date.now()));
  if (total > 0) await plays.publishBalance(agent.id);
  return settlements;
};

const sourceRows = ({ sources }: Settlement, currency: string) => {
  const wire = (minor: number): string => toDecimal(minor, currency);
  return sources.map((source) => ({
    kind: source.kind,
    member_id: source.member?.id ?? '',
    member_account: source.member?.account ?? '',
    active: source.active,
    net_win: wire(source.net),
    bonuses: wire(source.bonuses),
    fees: wire(source.fees),
    base: wire(source.base),
    commission: wire(source.commission),
    share: wire(source.share),
    share_rate: source.shareRate,
    own_share: wire(source.commission - source.share),
  }));
};

export const agentSettlementHandlers = {
  '/agent/settlement': forActiveAgents<'/agent/settlement'>(async (services, { body, member }) => {
    const { currency } = member;
    const all = await paidSettlements(services, member);
    const offset = (body.page - 1) * body.count;
    const paid = all.filter((settled) => statusOf(settled, Date.now()) === 'paid');
    return {
      list: all
        .toReversed()
        .slice(offset, offset + body.count)
        .map((settled) => periodResponse(settled, currency)),
      total_count: all.length,
      currency,
      total_paid: toDecimal(
        paid.reduce((sum, { amount }) => sum + amount, 0),
        currency,
      ),
    };
  }),
  '/agent/settlement/detail': forActiveAgents<'/agent/settlement/detail'>(
    async (services, { body, member }) => {
      const { currency } = member;
      const wire = (minor: number): string => toDecimal(minor, currency);
      const settled = (await paidSettlements(services, member)).find(({ period }) => period.id === body.id);
      if (!settled) return apiError(101, 'settlementUnknown');
      return {
        ...periodResponse(settled, currency),
        currency,
        net_win: wire(settled.net),
        bonuses: wire(settled.bonuses),
        fee_rate: FEE_RATE,
        fees: wire(settled.fees),
        carried_base: wire(settled.carriedBase),
        base: wire(settled.base),
        active: settled.active,
        step: settled.step,
        rate: settled.rate,
        commission: wire(settled.commission),
        shares: wire(settled.shares),
        carried_commission: wire(settled.carriedCommission),
        sources: sourceRows(settled, currency),
      };
    },
  ),
} satisfies Partial<Handlers>;
