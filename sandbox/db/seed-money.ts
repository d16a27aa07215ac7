import type Database from 'better-sqlite3';
import { type Currency, currencySigns } from '#contract/limits.ts';
import { keyOf, type LedgerAccount } from './ledger.ts';
import { minor } from './money.ts';
import { type SeededMove, seedFriends } from './seed-friends.ts';
import { openWithdrawalOf, type Seeded } from './seed-payouts.ts';

const DAY = 86_400_000;
/** Before the members' history. */
const OPENED = 100 * DAY;
const outside = { kind: 'outside' } as const;

/** All of a member's money arrives in the main wallet, from which it is moved on. */
const movesOf = (seeded: Seeded, later: readonly SeededMove[], now: number): SeededMove[] => {
  const { member, id: memberId } = seeded;
  const { currency, wallets = {}, openWithdrawal = 0 } = member;
  const main = { kind: 'main', memberId } as const;
  const move = { currency, memo: '', at: now - OPENED };
  const moved: SeededMove[] = Object.entries(wallets).map(([gpId, cash]) => ({
    ...move,
    kind: 'in',
    from: main,
    to: { kind: 'wallet', memberId, gpId },
    amount: minor(cash, currency),
  }));
  const { order_number: memo, created_at: at } = openWithdrawalOf(seeded, now);
  const amount = minor(openWithdrawal, currency);
  const to = { kind: 'pending', memberId } as const;
  moved.push({ ...move, kind: 'withdrawal', from: main, to, amount, memo, at });
  const isMain = (place: LedgerAccount) => place.kind === 'main' && place.memberId === memberId;
  const opening = [...moved, ...later].reduce(
    (sum, { from, to, amount }) => sum + (isMain(from) ? amount : 0) - (isMain(to) ? amount : 0),
    minor(member.cash, currency),
  );
  return [{ ...move, kind: 'seed', from: outside, to: main, amount: opening }, ...moved];
};

/** Books the members' money, which ends at what `NamedMember` says. */
export const seedMoney = (sqlite: Database.Database, members: readonly Seeded[], now: number): void => {
  const account = sqlite.prepare(
    `INSERT INTO account (kind, member_id, gp_id, currency, balance) VALUES (?, ?, ?, ?, 0)
      ON CONFLICT DO UPDATE SET balance = balance RETURNING id`,
  );
  const transfer = sqlite.prepare('INSERT INTO transfer (kind, memo, at) VALUES (?, ?, ?) RETURNING id');
  const entry = sqlite.prepare('INSERT INTO entry (transfer_id, account_id, amount) VALUES (?, ?, ?)');
  const idOf = (row: unknown): number => (row as { id: number }).id;
  const open = (place: LedgerAccount, currency: string): number => {
    const { kind, member_id, gp_id } = keyOf(place);
    return idOf(account.get(kind, member_id, gp_id, currency));
  };
  for (const currency of Object.keys(currencySigns) as Currency[]) open(outside, currency);
  const later = seedFriends(sqlite, members, now);
  const moves = members.flatMap((seeded) => movesOf(seeded, later, now));
  for (const { kind, from, to, currency, amount, memo, at } of [...moves, ...later]) {
    const [source, target] = [open(from, currency), open(to, currency)];
    if (amount === 0) continue;
    const id = idOf(transfer.get(kind, memo, at));
    entry.run(id, target, amount);
    entry.run(id, source, -amount);
  }
};
