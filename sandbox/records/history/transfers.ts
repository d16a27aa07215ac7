import type { Insertable, Transaction } from 'kysely';
import { insertInTransaction, newIds } from '#sandbox/db/insert.ts';
import { keyOf, type LedgerAccount, type Transfer } from '#sandbox/db/ledger.ts';
import type { RoundRow, Tables } from '#sandbox/db/schema.ts';

/** A transfer of the past. */
export type PastTransfer = Required<Transfer>;

/** The transfers of a round: its stake to the operator, and its prize from there. */
export const stakeAndPrize = (
  id: number,
  round: Pick<Insertable<RoundRow>, 'member_id' | 'gp_id' | 'stake' | 'prize' | 'at'>,
): Omit<PastTransfer, 'currency'>[] => {
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
  await insertInTransaction(
    tx,
    'account',
    wanted.map(({ kind, member_id, gp_id, currency }) => ({ kind, member_id, gp_id, currency, balance: 0 })),
    { orIgnore: true },
  );
  const owners = [...new Set(wanted.map(({ member_id }) => member_id))];
  const rows = await tx.selectFrom('account').selectAll().where('member_id', 'in', owners).execute();
  return new Map(rows.map((row) => [nameOf(row), row.id]));
};

/** Books transfers of the past, except those of nothing. */
export const bookTransfers = async (tx: Transaction<Tables>, all: readonly PastTransfer[]): Promise<void> => {
  const booked = all.filter(({ amount }) => amount > 0);
  const withCurrency = (account: LedgerAccount, currency: string): Account => ({
    ...keyOf(account),
    currency,
  });
  if (booked.length === 0) return;
  const ids = await openAccounts(
    tx,
    booked.flatMap(({ from, to, currency }) => [withCurrency(from, currency), withCurrency(to, currency)]),
  );
  const idOf = (account: LedgerAccount, currency: string): number =>
    ids.get(nameOf(withCurrency(account, currency))) ?? 0;
  const newTransfers = await newIds(tx, 'transfer', booked.length);
  const transfers = booked.map(({ kind, memo, at }, i) => ({ id: newTransfers[i] ?? 0, kind, memo, at }));
  const entries = booked.flatMap(({ from, to, currency, amount }, i) => [
    { transfer_id: newTransfers[i] ?? 0, account_id: idOf(to, currency), amount },
    { transfer_id: newTransfers[i] ?? 0, account_id: idOf(from, currency), amount: -amount },
  ]);
  // Credits are booked first, so that no account is overdrawn in between, whatever its balance is now.
  entries.sort((a, b) => b.amount - a.amount);
  await insertInTransaction(tx, 'transfer', transfers);
  await insertInTransaction(tx, 'entry', entries);
};
