import { defaultTimeZone } from '#contract/constants.ts';
import { addDays, type DayRange, dayIn, instantsOf } from '#contract/day-range.ts';
import { toDecimal } from '#contract/money.ts';
import type { MemberRow } from '#sandbox/db/schema.ts';
import { instantsIn } from '#sandbox/records/record-range.ts';
import { ApiError, apiError, type Handlers } from '#sandbox/server/handler.ts';
import type { Services } from '#sandbox/server/services.ts';
import { type Activity, activityBelow, firstDepositsBelow, getOrCreate, Sums } from './activity.ts';
import { forActiveAgents } from './agent-caller.ts';
import { type DownlineMember, findBelow, idsDownTo, isBelow, membersBelow } from './downline.ts';

type Row = { currency: string; sums: Sums; registrations: number; firstDeposits: number };
const newRow = (currency: string): Row => ({
  currency,
  sums: new Sums(),
  registrations: 0,
  firstDeposits: 0,
});

/** `isGames`: what happens outside of games has no hall and no provider. */
const wireRow = ({ currency, sums, registrations, firstDeposits }: Row, isGames = false) => {
  const wire = (minor: number): string => toDecimal(minor, currency);
  const outside = <T>(value: T): T | null => (isGames ? null : value);
  return {
    active: sums.players.size,
    registrations: outside(registrations),
    first_deposits: outside(firstDeposits),
    deposits: outside(wire(sums.deposits)),
    withdrawals: outside(wire(sums.withdrawals)),
    turnover: wire(sums.turnover),
    valid: wire(sums.valid),
    bonus: outside(wire(sums.bonus)),
    net: wire(sums.net),
  };
};

type Span = { start: number; end: number };
const within = ({ start, end }: Span, at: number | undefined): boolean =>
  at !== undefined && at >= start && at < end;
const dayOf = (at: number): string => dayIn(at, defaultTimeZone);

type Downline = {
  members: DownlineMember[];
  activities: Activity[];
  firsts: Map<string, number>;
  span: Span;
};
type Keys = {
  ofActivity: (activity: Activity) => string;
  ofMember: (member: DownlineMember, at: number) => string;
};

/** Adds what the downline has done to the rows of the keys. */
const sumUp = (downline: Downline, keys: Keys, rowOf: (key: string, currency: string) => Row): void => {
  const { members, activities, firsts, span } = downline;
  const ids = new Set(members.map(({ id }) => id));
  for (const activity of activities)
    if (ids.has(activity.memberId) && within(span, activity.at))
      rowOf(keys.ofActivity(activity), activity.currency).sums.add(activity);
  for (const member of members) {
    const first = firsts.get(member.id);
    if (within(span, member.created_at))
      rowOf(keys.ofMember(member, member.created_at), member.currency).registrations++;
    if (first !== undefined && within(span, first))
      rowOf(keys.ofMember(member, first), member.currency).firstDeposits++;
  }
};

const totalOf = (downline: Downline, currency: string): Row => {
  const total = newRow(currency);
  sumUp(downline, { ofActivity: () => '', ofMember: () => '' }, () => total);
  return total;
};

const load = async (
  { db }: Services,
  agent: Pick<MemberRow, 'id' | 'agent_path'>,
  span: Span,
): Promise<Downline> => ({
  members: await membersBelow(db, agent),
  activities: await activityBelow(db, agent, span),
  firsts: await firstDepositsBelow(db, agent),
  span,
});

const ofCurrency = (downline: Downline, currency: string): Downline => ({
  ...downline,
  members: downline.members.filter((member) => member.currency === currency),
});

const currenciesOf = ({ members }: Downline, own: string): string[] => [
  ...new Set([own, ...members.map(({ currency }) => currency)]),
];

const daysOf = ({ from, to }: DayRange): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

/** As many days as the range has, before it. */
const spanBefore = (range: DayRange): Span => {
  const { length } = daysOf(range);
  return instantsOf({ from: addDays(range.from, -length), to: addDays(range.from, -1) }, defaultTimeZone);
};

export const agentReportHandlers = {
  '/agent/operation': forActiveAgents<'/agent/operation'>(async (services, { body, member: agent }) => {
    const span = instantsIn(body, 102);
    if (span instanceof ApiError) return span;
    const { group, member_id, currency = agent.currency } = body;
    const one = member_id === undefined ? undefined : await findBelow(services.db, agent, member_id);
    if (member_id !== undefined && !one) return apiError(101, 'notInDownline');
    const before = spanBefore(body);
    const everything = await load(services, agent, { start: before.start, end: span.end });
    const members = one
      ? everything.members.filter((member) => member.id === one.id || isBelow(one, member))
      : everything.members;
    const downline = { ...everything, members, span };
    const isGames = group === 'hall' || group === 'provider';
    const isPlayed = ({ gtId }: Activity): boolean => !isGames || gtId !== '';
    const keys: Keys = {
      ofActivity: (activity) =>
        group === 'day'
          ? dayOf(activity.at)
          : group === 'hall'
            ? activity.gtId
            : group === 'provider'
              ? activity.gpId
              : activity.currency,
      ofMember: (member, at) => (group === 'day' ? dayOf(at) : group === 'currency' ? member.currency : ''),
    };
    const rows = new Map<string, Row>();
    if (group === 'day') for (const day of daysOf(body)) rows.set(day, newRow(currency));
    const rowOf = (key: string, of: string): Row => getOrCreate(rows, key, () => newRow(of));
    const chosen = group === 'currency' ? downline : ofCurrency(downline, currency);
    sumUp({ ...chosen, activities: chosen.activities.filter(isPlayed) }, keys, rowOf);
    // Registrations have no hall.
    if (isGames) rows.delete('');
    const providers = await services.db.selectFrom('provider').select(['gp_id', 'name']).execute();
    const names = new Map(providers.map(({ gp_id, name }) => [gp_id, name]));
    return {
      list: [...rows].map(([key, row]) => ({
        key,
        name: group === 'provider' ? (names.get(key) ?? '') : '',
        currency: row.currency,
        ...wireRow(row, isGames),
      })),
      totals: wireRow(totalOf(ofCurrency(downline, currency), currency)),
      before: wireRow(totalOf(ofCurrency({ ...downline, span: before }, currency), currency)),
      currency,
      currencies: currenciesOf(downline, agent.currency),
    };
  }),
  '/agent/stratified': forActiveAgents<'/agent/stratified'>(async (services, { body, member: agent }) => {
    const span = instantsIn(body, 102);
    if (span instanceof ApiError) return span;
    const { currency = agent.currency } = body;
    const everybody = await load(services, agent, span);
    const downline = ofCurrency(everybody, currency);
    const levels = new Map(downline.members.map((member) => [member.id, idsDownTo(agent, member).length]));
    const levelOf = (id: string): string => String(levels.get(id) ?? 0);
    const rows = new Map<string, Row>();
    for (const level of [...new Set(levels.values())].sort((a, b) => a - b))
      rows.set(String(level), newRow(currency));
    const keys = {
      ofActivity: ({ memberId }: Activity) => levelOf(memberId),
      ofMember: ({ id }: DownlineMember) => levelOf(id),
    };
    sumUp(downline, keys, (key) => getOrCreate(rows, key, () => newRow(currency)));
    return {
      list: [...rows].map(([level, row]) => {
        const members = downline.members.filter(({ id }) => levelOf(id) === level);
        const agents = members.filter(({ is_agent, agent_active }) => is_agent && agent_active);
        return {
          level: Number(level),
          members: members.length,
          agents: agents.length,
          ...wireRow(row),
        };
      }),
      totals: wireRow(totalOf(downline, currency)),
      currency,
      currencies: currenciesOf(everybody, agent.currency),
    };
  }),
} satisfies Partial<Handlers>;
