import type { Kysely } from 'kysely';
import type { friendStatuses } from '#contract/endpoints/recommend.ts';
import { toDecimal } from '#contract/money.ts';
import { canRecommend } from '#contract/recommend.ts';
import { applicationOf } from '#sandbox/agents/application.handlers.ts';
import type { MemberRow, Tables } from '#sandbox/db/schema.ts';
import { instantsIn } from '#sandbox/records/record-range.ts';
import { ApiError, apiError, type Handlers } from '#sandbox/server/handler.ts';
import type { Services } from '#sandbox/server/services.ts';
import { isRecommendForAll } from '#sandbox/server/site-config.ts';
import { isRecommendAvailable } from '#sandbox/session/member.handlers.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import { maskedAccount, recommendRules } from './recommend.ts';

/** Error if the member cannot recommend friends. */
const closedError = async (
  services: Services,
  { member, appOrigin }: { member: MemberRow; appOrigin: string },
): Promise<ApiError | null> => {
  const application = await applicationOf(services, member);
  const isOpen = canRecommend({
    isFriend: isRecommendAvailable(member.currency),
    applyCode: application instanceof ApiError ? application.code : '100',
    isForAll: isRecommendForAll(appOrigin),
  });
  return isOpen ? null : apiError(104, 'invitationsClosed');
};

type Friend = {
  id: string;
  account: string;
  created_at: number;
  deposits: number;
  rounds: number;
  rewards: number | null;
};

/** The members who have registered by the member's link or code, latest first. */
const friendsOf = (db: Kysely<Tables>, { id, account }: MemberRow): Promise<Friend[]> =>
  db
    .selectFrom('member')
    .select(['id', 'account', 'created_at'])
    .select(({ selectFrom }) => [
      selectFrom('deposit_order')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('deposit_order.member_id', '=', 'member.id')
        .where('status', '=', 'success')
        .$asScalar()
        .as('deposits'),
      selectFrom('round')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('round.member_id', '=', 'member.id')
        .$asScalar()
        .as('rounds'),
      selectFrom('recommend_reward')
        .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
        .whereRef('recommend_reward.friend_id', '=', 'member.id')
        .$asScalar()
        .as('rewards'),
    ])
    .where('introducer', 'in', [id, account])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute() as Promise<Friend[]>;

const statusOf = ({ deposits, rounds }: Friend): (typeof friendStatuses)[number] => {
  if (rounds > 0) return 'playing';
  return deposits > 0 ? 'deposited' : 'registered';
};

export const recommendHandlers = {
  '/member/recommend/project': async (services, { member, appOrigin }) => {
    const error = await closedError(services, { member, appOrigin });
    if (error) return error;
    const friends = await friendsOf(services.db, member);
    const rewards = friends.reduce((sum, friend) => sum + (friend.rewards ?? 0), 0);
    return {
      recommend_code: member.account,
      url: `${appOrigin}/?${new URLSearchParams({ invite: member.account })}`,
      rules: recommendRules(member.currency),
      totals: {
        friends: friends.length,
        deposited: friends.filter(({ deposits }) => deposits > 0).length,
        rewards: toDecimal(rewards, member.currency),
      },
    };
  },
  '/member/recommend/records': async (services, { body, member, appOrigin }) => {
    const error = await closedError(services, { member, appOrigin });
    if (error) return error;
    const range = instantsIn(body);
    if (range instanceof ApiError) return range;
    const matching = services.db
      .selectFrom('recommend_reward')
      .where('introducer_id', '=', member.id)
      .where('at', '>=', range.start)
      .where('at', '<', range.end);
    const { count, amount } = await matching
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('amount').as('amount')])
      .executeTakeFirstOrThrow();
    const rewards = await matching
      .innerJoin('member', 'member.id', 'friend_id')
      .select(['friend_id', 'level', 'amount', 'at', 'member.account'])
      .orderBy('at', 'desc')
      .orderBy('friend_id')
      .orderBy('level', 'desc')
      .limit(body.count)
      .offset((body.page - 1) * body.count)
      .execute();
    return {
      list: rewards.map((row) => ({
        id: `${row.friend_id}-${row.level}`,
        member_account: maskedAccount(row.account),
        level: row.level,
        amount: toDecimal(row.amount, member.currency),
        at: formatOperatorTime(row.at),
      })),
      total_count: count,
      totals: { count, amount: toDecimal(amount ?? 0, member.currency) },
    };
  },
  '/member/recommend/members': async (services, { body, member, appOrigin }) => {
    const error = await closedError(services, { member, appOrigin });
    if (error) return error;
    const search = body.search?.trim().toLowerCase() ?? '';
    const friends = (await friendsOf(services.db, member))
      .map((friend) => ({
        id: friend.id,
        member_account: maskedAccount(friend.account),
        status: statusOf(friend),
        joined_at: formatOperatorTime(friend.created_at),
        rewards: toDecimal(friend.rewards ?? 0, member.currency),
      }))
      .filter(({ member_account }) => member_account.toLowerCase().includes(search))
      .filter(({ status }) => body.status === undefined || status === body.status);
    const first = (body.page - 1) * body.count;
    return { list: friends.slice(first, first + body.count), total_count: friends.length };
  },
} satisfies Partial<Handlers>;
