import { type Insertable, sql, type Transaction } from 'kysely';
import { insertMany, nextId } from '../db/insert-many.ts';
import { keyOf, type LedgerAccount } from '../db/ledger.ts';
import type { RoundRow } from '../db/record-schema.ts';
import type { Tables } from '../db/schema.ts';

export type PastMove = {
  kind: string;
  from: LedgerAccount;
  to: LedgerAccount;
  currency: string;
  amount: number;
  memo: string;
  at: number;
};

export const stakeAndPrize = (
  id: number,
  round: Pick<Insertable<RoundRow>, 'member_id' | 'gp_id' | 'stake' | 'prize' | 'at'>,
): Omit<PastMove, 'currency'>[] => {
  const { member_id: memberId, gp_id: gpId, stake, prize, at } = round;
  const [wallet, operator] = [
    { kind: 'wallet', memberId, gpId } as const,
    { kind: 'operator', gpId } as const,
  ];
  const memo = String(id);
  return [
    { kind: 'stake', from: wallet, to: operator, amount: stake, memo, at },
    { kind: 'prize', from: operator, to: wallet, amount: prize, memo, at },
  ];
};

type Account = ReturnType<typeof keyOf> & { currency: string };
const nameOf = ({ kind, member_id, gp_id, currency }: Account): string =>
  `${kind} ${member_id} ${gp_id} ${currency}`;

/** Returns the IDs of ledger accounts by name; opens those that do not exist. */
const openAccounts = async (tx: Transaction<Tables>, accounts: readonly Account[]) => {
  const wanted = [...new Map(accounts.map((account) => [nameOf(account), account])).values()];
  await insertMany(
    tx,
    'account',
    wanted.map(({ kind, member_id, gp_id, currency }) => ({ kind, member_id, gp_id, currency, balance: 0 })),
    { orIgnore: true },
  );
  const owners = JSON.stringify([...new Set(wanted.map(({ member_id }) => member_id))]);
  const rows = await tx
    .selectFrom('account')
    .selectAll()
    .where('member_id', 'in', sql<string>`(SELECT value FROM json_each(${owners}))`)
    .execute();
  return new Map(rows.map((row) => [nameOf(row), row.id]));
};

/** Books moves of the past. */
export const bookMoves = async (tx: Transaction<Tables>, all: readonly PastMove[]): Promise<void> => {
  const moves = all.filter(({ amount }) => amount > 0);
  const accountOf = (place: LedgerAccount, currency: string): Account => ({ ...keyOf(place), currency });
  const ids = await openAccounts(
    tx,
    moves.flatMap(({ from, to, currency }) => [accountOf(from, currency), accountOf(to, currency)]),
  );
  const idOf = (place: LedgerAccount, currency: string): number =>
    ids.get(nameOf(accountOf(place, currency))) ?? 0;
  const first = await nextId(tx, 'transfer');
  const transfers = moves.map(({ kind, memo, at }, i) => ({ id: first + i, kind, memo, at }));
  const entries = moves.flatMap(({ from, to, currency, amount }, i) => [
    { transfer_id: first + i, account_id: idOf(to, currency), amount },
    { transfer_id: first + i, account_id: idOf(from, currency), amount: -amount },
  ]);
  // What comes in is booked first, so that no account is overdrawn whatever it holds now.
  entries.sort((a, b) => b.amount - a.amount);
  await insertMany(tx, 'transfer', transfers);
  await insertMany(tx, 'entry', entries);
};
