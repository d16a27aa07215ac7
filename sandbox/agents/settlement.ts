import type { Kysely, Transaction } from 'kysely';
import { multiply } from '#contract/rates.ts';
import { transfer } from '#sandbox/db/ledger.ts';
import type { MemberRow, Tables } from '#sandbox/db/schema.ts';
import { type Activity, activityBelow, getOrCreate, Sums } from './activity.ts';
import { type DownlineMember, idsDownTo, isBelow, membersBelow } from './downline.ts';
import { type Period, periodsSince } from './periods.ts';
import { FEE_RATE, stepOf } from './plan.ts';

type Agent = Pick<MemberRow, 'id' | 'agent_path' | 'currency' | 'agent_since'>;

/**
 * What the agent gets of its own members, or of an agent below with everybody there; amounts are minor units.
 */
export type CommissionSource = {
  kind: 'own' | 'agent' | 'carried';
  member: DownlineMember | null;
  active: number;
  net: number;
  bonuses: number;
  fees: number;
  base: number;
  commission: number;
  share: number;
  shareRate: string;
};

export type Settlement = ReturnType<typeof settle> & { period: Period };

/** The settlement of one period without the shares of the agents below. */
const settle = (
  agent: Agent,
  branches: readonly { member: DownlineMember | null; sums: Sums }[],
  carriedBase: number,
) => {
  const sources: CommissionSource[] = branches.map(({ member, sums: { net, bonus, players } }) => {
    const fees = net > 0 ? multiply(net, FEE_RATE, 100) : 0;
    const base = net - bonus - fees;
    const kind = member ? 'agent' : 'own';
    const amounts = { net, bonuses: bonus, fees, base, commission: 0, share: 0, shareRate: '0' };
    return { kind, member, active: players.size, ...amounts };
  });
  if (carriedBase < 0)
    sources.push({
      ...{ kind: 'carried', member: null, active: 0, net: 0, bonuses: 0, fees: 0 },
      ...{ base: carriedBase, commission: 0, share: 0, shareRate: '0' },
    });
  const sum = (of: (source: CommissionSource) => number): number =>
    sources.reduce((total, source) => total + of(source), 0);
  const base = sum((source) => source.base);
  const active = sum((source) => source.active);
  const { step, rate } = stepOf(agent, { active, base });
  // Shares of the running sum, so that the sources sum to the commission.
  let [running, given] = [0, 0];
  for (const source of sources) {
    running += source.base;
    source.commission = multiply(running, rate, 100) - given;
    given += source.commission;
  }
  return {
    ...{ sources, active, base, step, rate, carriedBase, commission: given },
    ...{
      net: sum((source) => source.net),
      bonuses: sum((source) => source.bonuses),
      fees: sum((source) => source.fees),
    },
    ...{ shares: 0, carriedCommission: 0, amount: given },
  };
};

/** The periods of an agent; a negative base goes into the next one. */
const settleAll = (
  agent: Agent,
  {
    members,
    activities,
    periods,
  }: { members: readonly DownlineMember[]; activities: readonly Activity[]; periods: readonly Period[] },
): Settlement[] => {
  const byId = new Map(members.map((member) => [member.id, member]));
  let carriedBase = 0;
  return periods
    .filter(({ end }) => end > agent.agent_since)
    .map((period) => {
      const branches = new Map<DownlineMember | null, Sums>([[null, new Sums()]]);
      for (const activity of activities) {
        if (activity.at < period.start || activity.at >= period.end || activity.currency !== agent.currency)
          continue;
        const member = byId.get(activity.memberId);
        const child = member && byId.get(idsDownTo(agent, member)[0] ?? '');
        const isAgent = child !== undefined && child.agent_since > 0 && child.agent_since < period.end;
        getOrCreate(branches, isAgent ? child : null, () => new Sums()).add(activity);
      }
      const rows = [...branches].map(([member, sums]) => ({ member, sums }));
      rows.sort((a, b) => Number(a.member?.id ?? 0) - Number(b.member?.id ?? 0));
      const settled = settle(agent, rows, carriedBase);
      carriedBase = Math.min(0, settled.base);
      return { ...settled, period };
    });
};

/**
 * The agent's settlements, oldest first. The share of an agent below is that agent's own commission; what the
 * shares are above the agent's commission is carried over.
 */
const settlementsOf = async (db: Kysely<Tables>, agent: Agent, now: number): Promise<Settlement[]> => {
  const periods = periodsSince(agent.agent_since, now);
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return [];
  const members = await membersBelow(db, agent);
  const activities = await activityBelow(db, agent, { start: first.start, end: last.end });
  const own = settleAll(agent, { members, activities, periods });
  const below = new Map<string, Settlement>();
  for (const member of members) {
    if (member.agent_since === 0 || idsDownTo(agent, member).length > 1) continue;
    const theirMembers = members.filter((each) => isBelow(member, each));
    const ids = new Set(theirMembers.map(({ id }) => id));
    const theirActivities = activities.filter(({ memberId }) => ids.has(memberId));
    const theirs = settleAll(member, { members: theirMembers, activities: theirActivities, periods });
    for (const settled of theirs) below.set(`${member.id} ${settled.period.id}`, settled);
  }
  let carriedCommission = 0;
  for (const settled of own) {
    for (const source of settled.sources) {
      const theirs = source.member && below.get(`${source.member.id} ${settled.period.id}`);
      if (!theirs || theirs.commission === 0 || source.member?.currency !== agent.currency) continue;
      source.share = theirs.commission;
      source.shareRate = theirs.rate;
      settled.shares += theirs.commission;
    }
    settled.carriedCommission = carriedCommission;
    settled.amount = settled.commission - settled.shares + carriedCommission;
    carriedCommission = Math.min(0, settled.amount);
  }
  return own;
};

export const statusOf = ({ period, amount }: Settlement, now: number): 'open' | 'settled' | 'paid' => {
  if (now < period.end) return 'open';
  return now < period.payAt || amount <= 0 ? 'settled' : 'paid';
};

/**
 * Pays the settlements that are due and unpaid into the agent's wallet; returns all of them, and how much it
 * paid.
 */
export const payDue = async (tx: Transaction<Tables>, agent: Agent, now: number) => {
  const { id: memberId, currency } = agent;
  const paid = await tx
    .selectFrom('transfer')
    .innerJoin('entry', 'entry.transfer_id', 'transfer.id')
    .innerJoin('account', 'account.id', 'entry.account_id')
    .select('transfer.memo')
    .where('transfer.kind', '=', 'commission')
    .where('account.member_id', '=', memberId)
    .execute();
  const isPaid = new Set(paid.map(({ memo }) => memo));
  const settlements = await settlementsOf(tx, agent, now);
  let total = 0;
  for (const settled of settlements) {
    const { period, amount } = settled;
    if (statusOf(settled, now) !== 'paid' || isPaid.has(period.id)) continue;
    const [from, to] = [{ kind: 'operator', gpId: '' } as const, { kind: 'main', memberId } as const];
    const of = { kind: 'commission', from, to, currency, memo: period.id, at: period.payAt };
    await transfer(tx, { ...of, amount });
    total += amount;
  }
  return { settlements, total };
};
