import type {
  DownlineRow,
  downlineSortFields,
  downlineStatuses,
} from '#contract/endpoints/agents/downline.ts';
import { toDecimal } from '#contract/money.ts';
import type { MemberRow } from '#sandbox/db/schema.ts';
import { instantsIn } from '#sandbox/records/record-range.ts';
import { ApiError, apiError, type Handlers } from '#sandbox/server/handler.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import { activityBelow, getOrCreate, Sums } from './activity.ts';
import { forActiveAgents } from './agent-caller.ts';
import { type DownlineMember, findBelow, idsDownTo, isBelow, membersBelow } from './downline.ts';

const INACTIVE_AFTER = 30 * 86_400_000;
type Status = (typeof downlineStatuses)[number];
type SortField = (typeof downlineSortFields)[number];

const statusOf = (member: DownlineMember, now: number): Status => {
  if (member.login_code === 102) return 'closed';
  if (member.login_code === 103) return 'suspended';
  if (member.is_agent && !member.agent_active) return 'pending';
  return (member.last_login_at ?? 0) > now - INACTIVE_AFTER ? 'active' : 'inactive';
};

type Row = { member: DownlineMember; status: Status; sums: Sums; below: number };
const SORTS: Readonly<Record<SortField, (row: Row) => number | string>> = {
  member_account: ({ member }) => member.account,
  status: ({ status }) => status,
  joined_at: ({ member }) => member.created_at,
  last_login_at: ({ member }) => member.last_login_at ?? 0,
  downline_count: ({ below }) => below,
  deposits: ({ sums }) => sums.deposits,
  withdrawals: ({ sums }) => sums.withdrawals,
  turnover: ({ sums }) => sums.turnover,
  net: ({ sums }) => sums.net,
};
const MONEY: ReadonlySet<SortField> = new Set(['deposits', 'withdrawals', 'turnover', 'net']);

const wireSums = ({ deposits, withdrawals, turnover, net }: Sums, currency: string) => ({
  deposits: toDecimal(deposits, currency),
  withdrawals: toDecimal(withdrawals, currency),
  turnover: toDecimal(turnover, currency),
  net: toDecimal(net, currency),
});

type TreeNode = Pick<MemberRow, 'id' | 'account' | 'agent_path' | 'agent_level'>;
const levelBelow = (agent: MemberRow, member: TreeNode): number =>
  member.id === agent.id ? 0 : idsDownTo(agent, member).length;

export const agentDownlineHandlers = {
  '/agent/downline': forActiveAgents<'/agent/downline'>(async ({ db }, { body, member: agent }) => {
    const range = instantsIn(body, 102);
    if (range instanceof ApiError) return range;
    const now = Date.now();
    const { parent_id = agent.id, search = '', status, sort_field, sort_order } = body;
    const parent = parent_id === agent.id ? agent : await findBelow(db, agent, parent_id);
    if (!parent) return apiError(101, 'notInDownline');
    const downline = await membersBelow(db, agent);
    const byId = new Map(downline.map((member) => [member.id, member]));

    const below = downline.filter((member) => isBelow(parent, member));
    const text = search.trim().toLowerCase();
    const isListed = (member: DownlineMember): boolean =>
      (text === '' ? idsDownTo(parent, member).length === 1 : member.account.includes(text)) &&
      (status === undefined || statusOf(member, now) === status);
    const rows = new Map<string, Row>();
    for (const member of below)
      if (isListed(member))
        rows.set(member.id, { member, status: statusOf(member, now), sums: new Sums(), below: 0 });

    const rowsOf = new Map<string, Row[]>();
    const totals = new Map<string, { count: number; sums: Sums }>();
    const totalOf = (currency: string) =>
      getOrCreate(totals, currency, () => ({ count: 0, sums: new Sums() }));
    for (const member of below) {
      const listedAbove = idsDownTo(parent, member).flatMap((id) => rows.get(id) ?? []);
      if (listedAbove.length === 0) continue;
      rowsOf.set(member.id, listedAbove);
      totalOf(member.currency).count++;
      for (const row of listedAbove) if (row.member !== member) row.below++;
    }
    for (const activity of await activityBelow(db, agent, range)) {
      const listedAbove = rowsOf.get(activity.memberId);
      if (!listedAbove) continue;
      totalOf(activity.currency).sums.add(activity);
      for (const { member, sums } of listedAbove)
        if (member.currency === activity.currency) sums.add(activity);
    }

    const key = SORTS[sort_field];
    const sign = sort_order === 'asc' ? 1 : -1;
    const sorted = [...rows.values()].sort((a, b) => {
      if (MONEY.has(sort_field) && a.member.currency !== b.member.currency) {
        const isOwn = ({ member }: Row) => Number(member.currency === agent.currency);
        return isOwn(b) - isOwn(a) || (a.member.currency < b.member.currency ? -1 : 1);
      }
      const [x, y] = [key(a), key(b)];
      return sign * (x < y ? -1 : x > y ? 1 : Number(a.member.id) - Number(b.member.id));
    });
    const path = [agent, ...(parent.id === agent.id ? [] : idsDownTo(agent, parent))].map((step) =>
      typeof step === 'string' ? (byId.get(step) ?? agent) : step,
    );
    const offset = (body.page - 1) * body.count;
    return {
      list: sorted.slice(offset, offset + body.count).map(({ member, status, sums, below: count }) => ({
        member_id: member.id,
        member_account: member.account,
        is_agent: member.is_agent,
        level: levelBelow(agent, member),
        agent_level: member.agent_level,
        status: status satisfies DownlineRow['status'],
        joined_at: formatOperatorTime(member.created_at),
        last_login_at: member.last_login_at === null ? '' : formatOperatorTime(member.last_login_at),
        currency: member.currency,
        ...wireSums(sums, member.currency),
        downline_count: count,
      })),
      total_count: rows.size,
      path: path.map((member) => ({
        member_id: member.id,
        member_account: member.account,
        level: levelBelow(agent, member),
        agent_level: member.agent_level,
      })),
      totals: [...totals].map(([currency, { count, sums }]) => ({
        currency,
        count,
        ...wireSums(sums, currency),
      })),
    };
  }),
} satisfies Partial<Handlers>;
