import type Database from 'better-sqlite3';
import { type Currency, currencySigns } from '#contract/constants.ts';
import { keyOf, type LedgerAccount } from '#sandbox/db/ledger.ts';
import { minor } from '#sandbox/db/money.ts';
import { seedFriends } from '#sandbox/recommend/friends.seed.ts';
import type { PastTransfer } from '#sandbox/records/history/transfers.ts';
import { openWithdrawalOf, type SeededMember } from './payouts.seed.ts';

const DAY = 86_400_000;
/** Milliseconds since the accounts were opened: before the members' history. */
const OPENED = 100 * DAY;
const outside = { kind: 'outside' } as const;

/** All of a member's money arrives in the main wallet, from which it goes to providers and withdrawals. */
const transfersOf = (seeded: SeededMember, later: readonly PastTransfer[], now: number): PastTransfer[] => {
  const { member, id: memberId } = seeded;
  const { currency, wallets = {}, openWithdrawal = 0 } = member;
  const main = { kind: 'main', memberId } as const;
  const transfer = { currency, memo: '', at: now - OPENED };
  const fromMain: PastTransfer[] = Object.entries(wallets).map(([gpId, cash]) => ({
    ...transfer,
    kind: 'in',
    from: main,
    to: { kind: 'wallet', memberId, gpId },
    amount: minor(cash, currency),
  }));
  const { order_number: memo, created_at: at } = openWithdrawalOf(seeded, now);
  const amount = minor(openWithdrawal, currency);
  const to = { kind: 'pending', memberId } as const;
  fromMain.push({ ...transfer, kind: 'withdrawal', from: main, to, amount, memo, at });
  const isMain = (account: LedgerAccount) => account.kind === 'main' && account.memberId === memberId;
  const opening = [...fromMain, ...later].reduce(
    (sum, { from, to, amount }) => sum + (isMain(from) ? amount : 0) - (isMain(to) ? amount : 0),
    minor(member.cash, currency),
  );
  return [{ ...transfer, kind: 'seed', from: outside, to: main, amount: opening }, ...fromMain];
};

/** Books the members' money, which ends at what `NamedMember` says. */
export const seedMoney = (sqlite: Database.Database, members: readonly SeededMember[], now: number): void => {
  const insertAccount = sqlite.prepare(
    `INSERT INTO account (kind, member_id, gp_id, currency, balance) VALUES (?, ?, ?, ?, 0)
      ON CONFLICT DO UPDATE SET balance = balance RETURNING id`,
  );
  const insertTransfer = sqlite.prepare(
    'INSERT INTO transfer (kind, memo, at) VALUES (?, ?, ?) RETURNING id',
  );
  const insertEntry = sqlite.prepare('INSERT INTO entry (transfer_id, account_id, amount) VALUES (?, ?, ?)');
  const idOf = (row: unknown): number => (row as { id: number }).id;
  const open = (account: LedgerAccount, currency: string): number => {
    const { kind, member_id, gp_id } = keyOf(account);
    return idOf(insertAccount.get(kind, member_id, gp_id, currency));
  };
  for (const currency of Object.keys(currencySigns) as Currency[]) open(outside, currency);
  const later = seedFriends(sqlite, members, now);
  const transfers = members.flatMap((seeded) => transfersOf(seeded, later, now));
  for (const { kind, from, to, currency, amount, memo, at } of [...transfers, ...later]) {
    const [source, target] = [open(from, currency), open(to, currency)];
    if (amount === 0) continue;
    const id = idOf(insertTransfer.get(kind, memo, at));
    insertEntry.run(id, target, amount);
    insertEntry.run(id, source, -amount);
  }
};
