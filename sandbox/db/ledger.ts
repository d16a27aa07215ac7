import type { Insertable, Kysely, Transaction } from 'kysely';
import type { AccountRow, RoundRow, Tables } from './schema.ts';
import { inTransaction, isPostgres } from './transaction.ts';

/**
 * Account of the ledger: a member's main wallet, a member's wallet at a provider, a member's pending withdrawal,
 * a member's payment that is not credited, external money, the operator, or the payment provider of a deposit method.
 */
export type LedgerAccount =
  | { kind: 'main'; memberId: string }
  | { kind: 'wallet'; memberId: string; gpId: string }
  | { kind: 'pending'; memberId: string }
  | { kind: 'held'; memberId: string }
  | { kind: 'outside' }
  | { kind: 'operator'; gpId: string }
  | { kind: 'payment'; methodId: string };

export type Balance = Pick<AccountRow, 'kind' | 'member_id' | 'gp_id' | 'currency' | 'balance'>;

/** Thrown if a member's account would become negative. */
export class InsufficientFunds extends Error {
  constructor() {
    super('not enough money');
  }
}

/** Columns that identify the account, besides its currency. */
export const keyOf = (account: LedgerAccount): Pick<AccountRow, 'kind' | 'member_id' | 'gp_id'> => ({
  kind: account.kind,
  member_id: 'memberId' in account ? account.memberId : '',
  gp_id: 'gpId' in account ? account.gpId : 'methodId' in account ? account.methodId : '',
});

const isOwned = ({ kind }: LedgerAccount): boolean =>
  kind === 'main' || kind === 'wallet' || kind === 'pending' || kind === 'held';

/** Id and balance of an account, which it creates if necessary. Nobody else moves a member's account until the transaction ends. */
const openAccount = async (
  tx: Transaction<Tables>,
  account: LedgerAccount,
  currency: string,
): Promise<{ id: number; balance: number }> => {
  const key = { ...keyOf(account), currency };
  const existing = tx
    .selectFrom('account')
    .select(['id', 'balance'])
    .where('kind', '=', key.kind)
    .where('member_id', '=', key.member_id)
    .where('gp_id', '=', key.gp_id)
    .where('currency', '=', currency)
    // The others have no balance that must suffice, and are used by many transactions at once.
    .$if(isOwned(account) && isPostgres(tx), (accounts) => accounts.forNoKeyUpdate());
  const found = await existing.executeTakeFirst();
  if (found) return found;
  await tx
    .insertInto('account')
    .values({ ...key, balance: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return existing.executeTakeFirstOrThrow();
};

/** Money that is booked from one account to another. */
export type Transfer = {
  /** What it is for, such as `deposit`. */
  kind: string;
  from: LedgerAccount;
  to: LedgerAccount;
  currency: string;
  /** Minor units. */
  amount: number;
  /** What it belongs to, such as an order number. */
  memo?: string;
  /** Epoch milliseconds; default: now. */
  at?: number;
};

/**
 * Books `amount` minor units from `from` to `to` inside a transaction; the sum of all accounts stays zero.
 * @throws InsufficientFunds if a member's account does not hold the amount
 * @throws RangeError if the amount is not a non-negative integer
 */
export const transfer = async (
  tx: Transaction<Tables>,
  { kind, from, to, currency, amount, memo = '', at = Date.now() }: Transfer,
): Promise<void> => {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`not an amount: ${amount}`);
  if (amount === 0) return;
  const source = await openAccount(tx, from, currency);
  const target = await openAccount(tx, to, currency);
  if (source.id === target.id) return;
  if (isOwned(from) && source.balance < amount) throw new InsufficientFunds();
  const { id } = await tx
    .insertInto('transfer')
    .values({ kind, memo, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('entry')
    .values([
      { transfer_id: id, account_id: source.id, amount: -amount },
      { transfer_id: id, account_id: target.id, amount },
    ])
    .execute();
};

/** Transfers the whole balance of one account to another; returns it in minor units. */
export const sweep = async (
  tx: Transaction<Tables>,
  kind: string,
  from: LedgerAccount,
  to: LedgerAccount,
  currency: string,
): Promise<number> => {
  const { balance } = await openAccount(tx, from, currency);
  await transfer(tx, { kind, from, to, currency, amount: Math.max(0, balance) });
  return balance;
};

/** Stores a round and books its stake and prize between the member's provider wallet and the operator. */
export const bookRound = async (
  tx: Transaction<Tables>,
  round: Insertable<RoundRow>,
  currency: string,
): Promise<void> => {
  const { member_id: memberId, gp_id: gpId, stake, prize } = round;
  const { id } = await tx.insertInto('round').values(round).returning('id').executeTakeFirstOrThrow();
  const wallet: LedgerAccount = { kind: 'wallet', memberId, gpId };
  const operator: LedgerAccount = { kind: 'operator', gpId };
  const memo = String(id);
  await transfer(tx, { kind: 'stake', from: wallet, to: operator, currency, amount: stake, memo });
  await transfer(tx, { kind: 'prize', from: operator, to: wallet, currency, amount: prize, memo });
};

/** The member's accounts in the order of their providers. */
const accountsOf = (source: Kysely<Tables>, memberId: string): Promise<Balance[]> =>
  source
    .selectFrom('account')
    .select(['kind', 'member_id', 'gp_id', 'currency', 'balance'])
    .where('member_id', '=', memberId)
    .orderBy('gp_id')
    .execute();

/** Transfers all provider wallets to the main wallet; returns the sum in minor units. */
export const returnAll = async (
  tx: Transaction<Tables>,
  memberId: string,
  currency: string,
): Promise<number> => {
  let total = 0;
  const main = { kind: 'main', memberId } as const;
  for (const { kind, gp_id: gpId } of await accountsOf(tx, memberId))
    if (kind === 'wallet') total += await sweep(tx, 'return', { kind, memberId, gpId }, main, currency);
  return total;
};

export type Ledger = ReturnType<typeof createLedger>;

/** All money movements of the sandbox. Amounts are integers in minor units. */
export const createLedger = (db: Kysely<Tables>) => {
  const sum = (balances: readonly Balance[]): number =>
    balances.reduce(
      (total, { kind, balance }) => (kind === 'main' || kind === 'wallet' ? total + balance : total),
      0,
    );

  return {
    transfer: (booked: Transfer): Promise<void> => inTransaction(db, null, (tx) => transfer(tx, booked)),
    ofMember: (memberId: string): Promise<Balance[]> => accountsOf(db, memberId),
    /** Sum of main wallet and provider wallets: the balance that the site shows. */
    total: async (memberId: string): Promise<number> => sum(await accountsOf(db, memberId)),
    /** The same with the number of changes that led to it, read together: of two events the one with more is newer. */
    balance: async (memberId: string): Promise<{ total: number; version: number }> => {
      const accounts = await db
        .selectFrom('account')
        .select(({ selectFrom }) => [
          'kind',
          'member_id',
          'gp_id',
          'currency',
          'balance',
          selectFrom('entry')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .whereRef('entry.account_id', '=', 'account.id')
            .as('changes'),
        ])
        .where('member_id', '=', memberId)
        .execute();
      return {
        total: sum(accounts),
        version: accounts.reduce((all, { changes }) => all + Number(changes ?? 0), 0),
      };
    },
    /** Transfers all provider wallets to the main wallet; returns the sum in minor units. */
    returnAll: (memberId: string, currency: string): Promise<number> =>
      inTransaction(db, memberId, (tx) => returnAll(tx, memberId, currency)),
    /** Sets the main wallet to `amount` minor units; the difference is booked against external money. */
    setMain: (memberId: string, currency: string, amount: number) =>
      inTransaction(db, memberId, async (tx) => {
        const main: LedgerAccount = { kind: 'main', memberId };
        const { balance } = await openAccount(tx, main, currency);
        const [from, to]: [LedgerAccount, LedgerAccount] =
          amount >= balance ? [{ kind: 'outside' }, main] : [main, { kind: 'outside' }];
        await transfer(tx, { kind: 'correction', from, to, currency, amount: Math.abs(amount - balance) });
      }),
    /** Sums of all accounts and of all entries per currency; both must be zero. */
    proof: async (): Promise<{ currency: string; balances: number; entries: number }[]> => {
      const balances = await db
        .selectFrom('account')
        .select(({ fn }) => ['currency', fn.sum<number>('balance').as('balances')])
        .groupBy('currency')
        .execute();
      const entries = await db
        .selectFrom('entry')
        .innerJoin('account', 'account.id', 'entry.account_id')
        .select(({ fn }) => ['account.currency as currency', fn.sum<number>('entry.amount').as('entries')])
        .groupBy('account.currency')
        .execute();
      return balances.map((row) => ({
        ...row,
        entries: entries.find(({ currency }) => currency === row.currency)?.entries ?? 0,
      }));
    },
  };
};
