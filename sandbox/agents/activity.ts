import { type Kysely, sql } from 'kysely';
import type { MemberRow, Tables } from '#sandbox/db/schema.ts';
import { inDownline } from './downline.ts';

/** One round, or one booking of money, of a member; amounts are minor units. */
export type Activity = {
  memberId: string;
  currency: string;
  at: number;
  gtId: string;
  gpId: string;
  deposit: number;
  withdrawal: number;
  bonus: number;
  stake: number;
  valid: number;
  prize: number;
};

/** Epoch milliseconds, without the end itself. */
type Span = { start: number; end: number };
const NONE = { gtId: '', gpId: '', deposit: 0, withdrawal: 0, bonus: 0, stake: 0, valid: 0, prize: 0 };

/** Kinds of the ledger's transfers by the column of the reports that counts them. */
const COUNTED = {
  deposit: ['deposit'],
  withdrawal: ['withdrawal paid', 'withdrawal fee'],
  bonus: ['bonus', 'envelope', 'reward'],
} as const;
const KINDS = new Map(
  Object.entries(COUNTED).flatMap(([as, kinds]) => kinds.map((kind) => [kind as string, as])),
);

/** Rounds and bookings of the members below the agent within a span, from the ledger. */
export const activityBelow = async (
  db: Kysely<Tables>,
  agent: Pick<MemberRow, 'id' | 'agent_path'>,
  { start, end }: Span,
): Promise<Activity[]> => {
  const { rows: rounds } = await sql<Activity>`
    SELECT round.member_id AS "memberId", member.currency, round.at, CAST(round.gt_id AS TEXT) AS "gtId",
      round.gp_id AS "gpId", stake, valid, prize
    FROM round JOIN member ON member.id = round.member_id
    WHERE ${inDownline(agent)} AND round.at >= ${start} AND round.at < ${end}`.execute(db);
  const kinds = sql.join([...KINDS.keys()]);
  // Begins with the transfers, of which few are of these kinds: a planner without statistics begins with the members.
  const { rows: money } = await sql<Activity & { kind: string; amount: number }>`
    WITH booked AS MATERIALIZED (
      SELECT account.member_id, transfer.at, transfer.kind, entry.amount
      FROM transfer JOIN entry ON entry.transfer_id = transfer.id JOIN account ON account.id = entry.account_id
      WHERE transfer.kind IN (${kinds}) AND transfer.at >= ${start} AND transfer.at < ${end}
        AND account.kind IN ('main', 'pending'))
    SELECT booked.member_id AS "memberId", member.currency, booked.at, booked.kind, booked.amount
    FROM booked JOIN member ON member.id = booked.member_id WHERE ${inDownline(agent)}`.execute(db);
  return [
    ...rounds.map((round) => ({ ...NONE, ...round })),
    ...money.map(({ kind, amount, ...of }) => ({
      ...NONE,
      ...of,
      [KINDS.get(kind) ?? '']: Math.abs(amount),
    })),
  ];
};

/** Epoch milliseconds of the first deposit, by the ID of each member below the agent who has one. */
export const firstDepositsBelow = async (
  db: Kysely<Tables>,
  agent: Pick<MemberRow, 'id' | 'agent_path'>,
): Promise<Map<string, number>> => {
  const { rows } = await sql<{ id: string; at: number }>`
    WITH first AS MATERIALIZED (
      SELECT account.member_id, min(transfer.at) AS at
      FROM transfer JOIN entry ON entry.transfer_id = transfer.id JOIN account ON account.id = entry.account_id
      WHERE transfer.kind = 'deposit' AND account.kind = 'main'
      GROUP BY account.member_id)
    SELECT member.id, first.at FROM first JOIN member ON member.id = first.member_id WHERE ${inDownline(agent)}`.execute(
    db,
  );
  return new Map(rows.map(({ id, at }) => [id, at]));
};

/** A sum of activities. `net` is what the operator has won. */
export class Sums {
  deposits = 0;
  withdrawals = 0;
  bonus = 0;
  turnover = 0;
  valid = 0;
  net = 0;
  readonly players = new Set<string>();

  add({ memberId, deposit, withdrawal, bonus, stake, valid, prize }: Activity): void {
    this.deposits += deposit;
    this.withdrawals += withdrawal;
    this.bonus += bonus;
    this.turnover += stake;
    this.valid += valid;
    this.net += stake - prize;
    if (valid > 0) this.players.add(memberId);
  }
}

/** Returns the value of a key, which it creates if necessary. */
export const getOrCreate = <K, V>(map: Map<K, V>, key: K, create: () => V): V => {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
};
