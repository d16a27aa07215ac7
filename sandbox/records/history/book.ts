import type { Kysely } from 'kysely';
import { insertInTransaction, newIds } from '#sandbox/db/insert.ts';
import type { MemberRow, Tables } from '#sandbox/db/schema.ts';
import { inTransaction } from '#sandbox/db/transaction.ts';
import { NAMED_MEMBERS } from '#sandbox/members.ts';
import { generateHistory } from './generate.ts';
import { bookTransfers, stakeAndPrize } from './transfers.ts';

/** Generates and books the member's history if that has not been done; call it before reading the past. */
export const bookHistory = (db: Kysely<Tables>, member: MemberRow): Promise<void> =>
  inTransaction(db, member.id, async (tx) => {
    const due = await tx
      .deleteFrom('history_due')
      .where('member_id', '=', member.id)
      .returning('at')
      .executeTakeFirst();
    if (!due) return;
    const named = NAMED_MEMBERS.find(({ account }) => account === member.account);
    const history = generateHistory(member, Object.keys(named?.wallets ?? {}), due.at);
    const ids = await newIds(tx, 'round', history.rounds.length);
    const rounds = history.rounds.map((round, i) => ({ ...round, id: ids[i] ?? 0 }));
    await insertInTransaction(tx, 'round', rounds);
    await insertInTransaction(tx, 'play', history.plays);
    const transfers = [...history.transfers, ...rounds.flatMap((round) => stakeAndPrize(round.id, round))];
    await bookTransfers(
      tx,
      transfers.map((transfer) => ({ ...transfer, currency: member.currency })),
    );
    await tx.insertInto('deposit_order').values(history.deposits).execute();
    await tx.insertInto('withdrawal_order').values(history.withdrawals).execute();
  });
