import { type Kysely, sql } from 'kysely';
import { toDecimal } from '#contract/money.ts';
import type { Language } from '#contract/site.ts';
import { rowIdIn } from '#sandbox/db/row-id.ts';
import type { MemberRow, Tables } from '#sandbox/db/schema.ts';
import { expireOrders } from '#sandbox/money/expire-orders.ts';
import type { PlayedRound } from '#sandbox/play/provider/rounds.ts';
import { gameTexts } from '#sandbox/play/provider/texts.ts';
import { ApiError, apiError, type Handlers } from '#sandbox/server/handler.ts';
import { type MessageKey, messageIn, messages } from '#sandbox/server/messages/messages.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import { bookHistory } from './history/book.ts';
import { instantsIn } from './record-range.ts';

type Page = { page: number; count: number };
const offsetOf = ({ page, count }: Page): number => (page - 1) * count;

const NET = sql<number>`round.prize - round.stake`;
const ROUND_ORDER = {
  at: sql`round.at`,
  staked: sql`round.stake`,
  valid: sql`round.valid`,
  won: sql`round.prize`,
  net: NET,
} as const;

const roundsOf = (db: Kysely<Tables>, { id }: MemberRow) =>
  db.selectFrom('round').where('round.member_id', '=', id);

const withNames = (rounds: ReturnType<typeof roundsOf>) =>
  rounds
    .innerJoin('game', 'game.game_id', 'round.game_id')
    .innerJoin('provider', 'provider.gp_id', 'round.gp_id')
    .selectAll('round')
    .select(['game.names', 'game.icon', 'provider.name as provider']);
type FoundRound = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

const roundResponse = (round: FoundRound, currency: string, appOrigin: string) => ({
  id: round.id,
  gp_id: round.gp_id,
  gp_name: round.provider,
  gt_id: round.gt_id,
  game_id: round.game_id,
  game_name: JSON.parse(round.names) as Record<string, string>,
  game_icon: appOrigin + round.icon,
  status: round.status,
  staked: toDecimal(round.stake, currency),
  valid: toDecimal(round.valid, currency),
  won: toDecimal(round.prize, currency),
  net: toDecimal(round.prize - round.stake, currency),
  at: formatOperatorTime(round.at),
});

const stepsOf = ({ stake, prize, status, outcome }: FoundRound, currency: string, language: Language) => {
  const played = JSON.parse(outcome) as PlayedRound;
  const texts = gameTexts(language);
  const [staked, won] = [toDecimal(stake, currency), toDecimal(prize, currency)];
  const cameOut =
    played.kind === 'dice'
      ? { bet: texts[played.bet], text: played.dice.join(' + '), lines: [] }
      : {
          bet: '',
          // The rows of the window, whose cells are stored by column.
          text: [0, 1, 2]
            .map((row) => [0, 3, 6].map((cell) => (played.cells[cell + row] ?? 0) + 1).join(' '))
            .join(' | '),
          lines: played.lines,
        };
  return [
    { kind: 'stake' as const, text: cameOut.bet, amount: staked },
    { kind: 'outcome' as const, text: cameOut.text, amount: null },
    ...cameOut.lines.map((line) => ({ kind: 'line' as const, text: String(line + 1), amount: null })),
    { kind: status === 'void' ? ('refund' as const) : ('prize' as const), text: '', amount: won },
  ];
};

const betHandlers = {
  '/member/record/bets': async ({ db }, { body, member, appOrigin }) => {
    const range = instantsIn(body);
    if (range instanceof ApiError) return range;
    await bookHistory(db, member);
    const { currency } = member;
    const { gt_id, gp_id, status, sort_order } = body;
    let matching = roundsOf(db, member)
      .where('round.at', '>=', range.start)
      .where('round.at', '<', range.end);
    if (gt_id !== undefined) matching = matching.where('round.gt_id', '=', rowIdIn(gt_id));
    if (gp_id !== undefined) matching = matching.where('round.gp_id', '=', gp_id);
    if (status !== undefined) matching = matching.where('round.status', '=', status);
    const { count, ...sums } = await matching
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        fn.sum<number | null>('stake').as('stake'),
        fn.sum<number | null>('valid').as('valid'),
        fn.sum<number | null>('prize').as('prize'),
      ])
      .executeTakeFirstOrThrow();
    const [staked, won] = [sums.stake ?? 0, sums.prize ?? 0];
    const rounds = await withNames(matching)
      .orderBy(ROUND_ORDER[body.sort_field], sort_order)
      .orderBy('round.id', sort_order)
      .limit(body.count)
      .offset(offsetOf(body))
      .execute();
    return {
      list: rounds.map((round) => roundResponse(round, currency, appOrigin)),
      total_count: count,
      totals: {
        count,
        staked: toDecimal(staked, currency),
        valid: toDecimal(sums.valid ?? 0, currency),
        won: toDecimal(won, currency),
        net: toDecimal(won - staked, currency),
      },
    };
  },
  '/member/record/bet': async ({ db }, { body, member, language, appOrigin }) => {
    await bookHistory(db, member);
    const mine = roundsOf(db, member).where('round.id', '=', rowIdIn(body.id));
    const round = await withNames(mine).executeTakeFirst();
    if (!round) return apiError(101, 'recordUnknown');
    return {
      ...roundResponse(round, member.currency, appOrigin),
      steps: stepsOf(round, member.currency, language),
    };
  },
} satisfies Partial<Handlers>;

const TITLES: Readonly<Record<string, MessageKey>> = {
  bonus: 'recordBonus',
  envelope: 'recordRedEnvelope',
  reward: 'recordReward',
  seed: 'recordOpening',
  correction: 'recordCorrection',
  commission: 'recordCommission',
  'agent transfer': 'recordAgentTransfer',
};
const isMessage = (text: string): text is MessageKey => Object.hasOwn(messages.en_US, text);

type Movement = Tables['money_record'];
const reasonOf = (
  { reason, amount, paid_amount }: Movement,
  currency: string,
  language: Language,
): string => {
  if (!isMessage(reason)) return reason;
  const money = (minor: number) => `${toDecimal(minor, currency)} ${currency}`;
  return messageIn(language, reason, { paid: money(paid_amount ?? 0), amount: money(amount) });
};

const movementResponse = (row: Movement, currency: string, language: Language) => {
  const title = TITLES[row.cause];
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    amount: toDecimal(row.amount, currency),
    fee: toDecimal(row.fee, currency),
    booked: toDecimal(row.booked, currency),
    from: row.source,
    to: row.target,
    title: title ? messageIn(language, title) : '',
    reason: reasonOf(row, currency, language),
    order_number: row.order_number,
    at: formatOperatorTime(row.at),
    closed_at: row.closed_at === null ? '' : formatOperatorTime(row.closed_at),
  };
};

const moneyHandlers = {
  '/member/record/money': async ({ db }, { body, member, language }) => {
    const range = instantsIn(body);
    if (range instanceof ApiError) return range;
    await bookHistory(db, member);
    await expireOrders(db);
    const { currency } = member;
    const { kind, status, without_transfers, sort_order } = body;
    let matching = db
      .selectFrom('money_record')
      .where('member_id', '=', member.id)
      .where('at', '>=', range.start)
      .where('at', '<', range.end);
    if (kind !== undefined) matching = matching.where('kind', '=', kind);
    if (without_transfers) matching = matching.where('kind', '!=', 'transfer');
    if (status !== undefined) matching = matching.where('status', '=', status);
    const { count, ...sums } = await matching
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        fn.sum<number | null>('amount').filterWhere('status', '=', 'success').as('amount'),
        fn.sum<number | null>('fee').filterWhere('status', '=', 'success').as('fee'),
        fn.sum<number | null>('booked').as('booked'),
      ])
      .executeTakeFirstOrThrow();
    const movements = await matching
      .selectAll()
      .orderBy(body.sort_field, sort_order)
      .orderBy('id', sort_order)
      .limit(body.count)
      .offset(offsetOf(body))
      .execute();
    return {
      list: movements.map((row) => movementResponse(row, currency, language)),
      total_count: count,
      totals: {
        count,
        amount: toDecimal(sums.amount ?? 0, currency),
        fee: toDecimal(sums.fee ?? 0, currency),
        booked: toDecimal(sums.booked ?? 0, currency),
      },
    };
  },
} satisfies Partial<Handlers>;

export const recordHandlers = { ...betHandlers, ...moneyHandlers };
