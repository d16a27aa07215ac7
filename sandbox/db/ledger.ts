import type { Kysely, Transaction } from 'kysely';
import type { AccountRow, Tables } from './schema.ts';

/** Where money can be: a member's main wallet, the member's wallet at a provider, the cashier's outside, the house. */
export type Place =
  | { kind: 'main'; memberId: string }
  | { kind: 'wallet'; memberId: string; gpId: string }
  | { kind: 'outside' }
  | { kind: 'house'; gpId: string };

export type Balance = Pick<AccountRow, 'kind' | 'member_id' | 'gp_id' | 'currency' | 'balance'>;

/** A member's account would fall below zero. */
export class NotEnough extends Error {
  constructor() {
    super('not enough money');
  }
}

const keyOf = (place: Place): Pick<AccountRow, 'kind' | 'member_id' | 'gp_id'> => ({
  kind: place.kind,
  member_id: 'memberId' in place ? place.memberId : '',
  gp_id: 'gpId' in place ? place.gpId : '',
});

const isOwned = (place: Place): boolean => place.kind === 'main' || place.kind === 'wallet';

const open = async (
  tx: Transaction<Tables>,
  place: Place,
  currency: string,
): Promise<{ id: number; balance: number }> => {
  const key = { ...keyOf(place), currency };
  await tx
    .insertInto('account')
    .values({ ...key, balance: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('account')
    .select(['id', 'balance'])
    .where('kind', '=', key.kind)
    .where('member_id', '=', key.member_id)
    .where('gp_id', '=', key.gp_id)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
};

export type Move = { kind: string; from: Place; to: Place; currency: string; amount: number; memo?: string };

/**
 * Books one transfer inside a transaction: `amount` minor units leave `from` and reach `to`, so the sum over all
 * accounts stays zero.
 * @throws NotEnough when a member's account does not hold the amount
 * @throws RangeError when the amount is not a whole number of minor units, 0 or more
 */
export const moveIn = async (tx: Transaction<Tables>, move: Move): Promise<void> => {
  const { kind, from, to, currency, amount, memo = '' } = move;
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`not an amount: ${amount}`);
  if (amount === 0) return;
  const source = await open(tx, from, currency);
  const target = await open(tx, to, currency);
  if (source.id === target.id) return;
  if (isOwned(from) && source.balance < amount) throw new NotEnough();
  const { id } = await tx
    .insertInto('transfer')
    .values({ kind, memo, at: Date.now() })
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

export type Ledger = ReturnType<typeof createLedger>;

/** Every movement of money in the sandbox. Amounts are whole minor units of a currency. */
export const createLedger = (db: Kysely<Tables>) => {
  const ofMember = (memberId: string): Promise<Balance[]> =>
    db
      .selectFrom('account')
      .select(['kind', 'member_id', 'gp_id', 'currency', 'balance'])
      .where('member_id', '=', memberId)
      .orderBy('gp_id')
      .execute();

  const sum = (balances: readonly Balance[]): number =>
    balances.reduce((total, { balance }) => total + balance, 0);

  /** Moves all that one place holds to another and answers how much that was. */
  const sweep = (kind: string, from: Place, to: Place, currency: string): Promise<number> =>
    db.transaction().execute(async (tx) => {
      const { balance } = await open(tx, from, currency);
      await moveIn(tx, { kind, from, to, currency, amount: Math.max(0, balance) });
      return balance;
    });

  return {
    move: (move: Move): Promise<void> => db.transaction().execute((tx) => moveIn(tx, move)),
    ofMember,
    /** Main wallet and wallets at providers together: what the site shows as the member's balance. */
    total: async (memberId: string): Promise<number> => sum(await ofMember(memberId)),
    sweep,
    /** Brings what is at every provider back to the main wallet. */
    returnAll: async (memberId: string, currency: string): Promise<number> => {
      let moved = 0;
      for (const { kind, gp_id } of await ofMember(memberId))
        if (kind === 'wallet')
          moved += await sweep(
            'return',
            { kind: 'wallet', memberId, gpId: gp_id },
            { kind: 'main', memberId },
            currency,
          );
      return moved;
    },
    /** A finished round: stake and prize change hands between the member's wallet there and the house, at once. */
    settle: (memberId: string, gpId: string, currency: string, stake: number, prize: number, memo: string) =>
      db.transaction().execute(async (tx) => {
        const wallet: Place = { kind: 'wallet', memberId, gpId };
        const house: Place = { kind: 'house', gpId };
        await moveIn(tx, { kind: 'stake', from: wallet, to: house, currency, amount: stake, memo });
        await moveIn(tx, { kind: 'prize', from: house, to: wallet, currency, amount: prize, memo });
      }),
    /** Makes the main wallet hold exactly `amount`, with the outside as the other side. */
    setMain: (memberId: string, currency: string, amount: number) =>
      db.transaction().execute(async (tx) => {
        const main: Place = { kind: 'main', memberId };
        const { balance } = await open(tx, main, currency);
        const [from, to]: [Place, Place] =
          amount >= balance ? [{ kind: 'outside' }, main] : [main, { kind: 'outside' }];
        await moveIn(tx, { kind: 'correction', from, to, currency, amount: Math.abs(amount - balance) });
      }),
    /** Sums of all accounts and of all entries, by currency: both are zero. */
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
