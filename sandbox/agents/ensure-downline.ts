import type { Kysely, Transaction } from 'kysely';
import { catalogue } from '#sandbox/catalogue/catalogue.ts';
import { insertInTransaction, newIds } from '#sandbox/db/insert.ts';
import { transfer } from '#sandbox/db/ledger.ts';
import type { MemberRow, Tables } from '#sandbox/db/schema.ts';
import { inTransaction } from '#sandbox/db/transaction.ts';
import { type RandomInteger, seededInteger } from '#sandbox/random.ts';
import { bookTransfers, stakeAndPrize } from '#sandbox/records/history/transfers.ts';
import { generateMembers } from './generate-members.ts';
import { type GeneratedPlay, generatePlay } from './generate-play.ts';
import { payDue } from './settlement.ts';

const DAY = 86_400_000;
/** Of 100 members: how many have played. */
const PLAYERS = 32;

/** Generates the topmost agent's downline if that has not been done; call it before reading a downline. */
export const ensureDownline = async (db: Kysely<Tables>, member: MemberRow): Promise<void> => {
  const top = member.agent_path.split('.')[0] || member.id;
  const due = await db
    .selectFrom('downline_due')
    .select('at')
    .where('member_id', '=', top)
    .executeTakeFirst();
  if (due) await inTransaction(db, top, (tx) => generateDownline(tx, top));
};

const generateDownline = async (tx: Transaction<Tables>, top: string): Promise<void> => {
  const due = await tx
    .deleteFrom('downline_due')
    .where('member_id', '=', top)
    .returning('at')
    .executeTakeFirst();
  if (!due) return;
  const until = due.at;
  const members = () => tx.selectFrom('member').selectAll();
  const root = await members().where('id', '=', top).executeTakeFirstOrThrow();
  const known = await members().where('agent_path', '=', `${top}.`).where('agent_since', '>', 0).execute();
  const rootLinks = await tx.selectFrom('agent_link').selectAll().where('member_id', '=', top).execute();
  const pick = seededInteger(`${root.account} line`);
  const generated = generateMembers(root, known, rootLinks, pick, until);

  const games = catalogue().games.filter(({ gtId, rank }) => rank < (gtId === 2 ? 20 : 4));
  const play: GeneratedPlay = { rounds: [], transfers: [], deposits: [], withdrawals: [] };
  const sessions = [];
  for (const member of generated.members) {
    const { id: member_id, created_at } = member;
    const isPlayer = pick(100) < PLAYERS;
    const { lastAt, depositTimes } = isPlayer
      ? generatePlay(member, { games, pick, until }, play)
      : { lastAt: 0, depositTimes: 0 };
    member.deposit_times = depositTimes;
    if (pick(10) === 0 && lastAt === 0) continue;
    const at = lastAt || created_at + pick(Math.min(until - created_at, 20 * DAY));
    const token = `ended ${member_id}`;
    sessions.push({ token, session_id: token, member_id, created_at: at, ended_at: at });
  }
  await insertInTransaction(tx, 'member', generated.members);
  await insertInTransaction(tx, 'agent_link', generated.links);
  await insertInTransaction(tx, 'session', sessions);
  await insertInTransaction(tx, 'deposit_order', play.deposits);
  await insertInTransaction(tx, 'withdrawal_order', play.withdrawals);
  const ids = await newIds(tx, 'round', play.rounds.length);
  const rounds = play.rounds.map((round, i) => ({ ...round, id: ids[i] ?? 0 }));
  await insertInTransaction(tx, 'round', rounds);
  const currencies = new Map(generated.members.map(({ id, currency }) => [id, currency]));
  const staked = rounds.flatMap((round) => {
    const currency = currencies.get(round.member_id) ?? root.currency;
    return stakeAndPrize(round.id, round).map((transfer) => ({ ...transfer, currency }));
  });
  await bookTransfers(tx, [...play.transfers, ...staked]);
  await countClicks(tx, generated.members, pick);
  for (const agent of [root, ...known]) await payPast(tx, agent, until);
};

/** Some visitors of each link have registered. */
const countClicks = async (tx: Transaction<Tables>, members: readonly MemberRow[], pick: RandomInteger) => {
  const registered = new Map<string, number>();
  for (const { introducer } of members) registered.set(introducer, (registered.get(introducer) ?? 0) + 1);
  for (const [code, count] of registered)
    await tx
      .updateTable('agent_link')
      .set((eb) => ({ clicks: eb('clicks', '+', count * (4 + pick(9)) + pick(9)) }))
      .where('code', '=', code)
      .execute();
};

/** Pays what was due before the sandbox started. A correction keeps the agent's balance as it was. */
const payPast = async (tx: Transaction<Tables>, agent: MemberRow, until: number): Promise<void> => {
  const { id: memberId, currency } = agent;
  const { total: amount } = await payDue(tx, agent, until);
  const [from, to] = [{ kind: 'main', memberId } as const, { kind: 'outside' } as const];
  await transfer(tx, { kind: 'correction', from, to, currency, amount, at: until - 100 * DAY });
};
