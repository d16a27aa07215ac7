import type { Insertable } from 'kysely';
import { type Currency, currencySigns } from '#contract/constants.ts';
import type { InsertRows } from '#sandbox/db/insert.ts';
import { keyOf, type LedgerAccount } from '#sandbox/db/ledger.ts';
import { minor } from '#sandbox/db/money.ts';
import type { AccountRow, Tables } from '#sandbox/db/schema.ts';
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
export const seedMoney = (insert: InsertRows, members: readonly SeededMember[], now: number): void => {
  const accounts = new Map<string, Insertable<AccountRow>>();
  const booked: Insertable<Tables['transfer']>[] = [];
  const entries: Tables['entry'][] = [];
  const open = (account: LedgerAccount, currency: string): number => {
    const key = { ...keyOf(account), currency };
    const name = JSON.stringify(key);
    const id = accounts.get(name)?.id ?? accounts.size + 1;
    accounts.set(name, { id, ...key, balance: 0 });
    return id;
  };
  for (const currency of Object.keys(currencySigns) as Currency[]) open(outside, currency);
  const later = seedFriends(insert, members, now);
  const transfers = members.flatMap((seeded) => transfersOf(seeded, later, now));
  for (const { kind, from, to, currency, amount, memo, at } of [...transfers, ...later]) {
    const [source, target] = [open(from, currency), open(to, currency)];
    if (amount === 0) continue;
    const id = booked.length + 1;
    booked.push({ id, kind, memo, at });
    entries.push({ transfer_id: id, account_id: target, amount });
    entries.push({ transfer_id: id, account_id: source, amount: -amount });
  }
  insert('account', [...accounts.values()]);
  insert('transfer', booked);
  insert('entry', entries);
};
