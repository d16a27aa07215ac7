import type { Kysely } from 'kysely';
import { transfer } from '#sandbox/db/ledger.ts';
import type { BankAccountRow, Tables, WithdrawalRow } from '#sandbox/db/schema.ts';
import { inTransaction, lockMember } from '#sandbox/db/transaction.ts';
import type { Plays } from '#sandbox/play/provider/plays.ts';
import type { Realtime } from '#sandbox/server/realtime.ts';

/** Milliseconds between checks for decisions that are due. */
const INTERVAL = 1_000;

export type Payouts = ReturnType<typeof createPayouts>;
type Closed = Exclude<WithdrawalRow['status'], 'pending'>;
type Decided = Exclude<BankAccountRow['status'], 'pending'>;

/** Decides on withdrawals and on accounts for them; each decision is made once. */
export const createPayouts = (
  db: Kysely<Tables>,
  { publishBalance }: Pick<Plays, 'publishBalance'>,
  publish: Realtime['publish'],
) => {
  /**
   * Closes a pending withdrawal: pays its money out, or returns it to the wallet. Undefined if it is not pending, so that
   * of two decisions one has an effect.
   */
  const close = async (
    orderNumber: string,
    status: Closed,
    reason = '',
  ): Promise<WithdrawalRow | undefined> => {
    const closed = await inTransaction(db, null, async (tx) => {
      const order = await tx
        .updateTable('withdrawal_order')
        .set({ status, reason, closed_at: Date.now() })
        .where('order_number', '=', orderNumber)
        .where('status', '=', 'pending')
        .returningAll()
        .executeTakeFirst();
      if (!order) return undefined;
      const { member_id: memberId, amount, fee } = order;
      const { currency } = await tx
        .selectFrom('member')
        .select('currency')
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow();
      const from = { kind: 'pending', memberId } as const;
      const booking = { from, currency, memo: orderNumber };
      if (status === 'success') {
        const paid = { kind: 'withdrawal paid', to: { kind: 'outside' }, amount: amount - fee } as const;
        const earned = { kind: 'withdrawal fee', to: { kind: 'operator', gpId: '' }, amount: fee } as const;
        await transfer(tx, { ...booking, ...paid });
        await transfer(tx, { ...booking, ...earned });
      } else
        await transfer(tx, {
          ...booking,
          kind: 'withdrawal returned',
          to: { kind: 'main', memberId },
          amount,
        });
      return order;
    });
    if (closed) await publishBalance(closed.member_id);
    return closed;
  };

  /** Undefined if the account is decided already. A verified bank account also lifts the block on deposits. */
  const decideAccount = async (
    id: number,
    status: Decided,
    reason = '',
  ): Promise<BankAccountRow | undefined> => {
    const decided = await inTransaction(db, null, async (tx) => {
      const account = await tx
        .updateTable('bank_account')
        .set({ status, reason, verify_at: null })
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .returningAll()
        .executeTakeFirst();
      if (account?.status !== 'verified') return account;
      const { member_id } = account;
      await lockMember(tx, member_id);
      if (account.kind === 'bank')
        await tx.updateTable('member').set({ bank_unverified: 0 }).where('id', '=', member_id).execute();
      await setDefault(tx, member_id);
      return account;
    });
    if (decided) publish(`private-member.${decided.member_id}`, '.profile.updated', {});
    return decided;
  };

  const decideDue = async (): Promise<void> => {
    const now = Date.now();
    const orders = await db
      .selectFrom('withdrawal_order')
      .select('order_number')
      .where('status', '=', 'pending')
      .where('approve_at', '<=', now)
      .execute();
    for (const { order_number } of orders) await close(order_number, 'success');
    const accounts = await db.selectFrom('bank_account').select('id').where('verify_at', '<=', now).execute();
    for (const { id } of accounts) await decideAccount(id, 'verified');
  };

  return {
    close,
    decideAccount,
    /** Makes the decisions that are due, from now on; the returned function stops that. */
    watch: (): (() => Promise<void>) => {
      let running = Promise.resolve();
      const check = () => {
        running = running.then(decideDue).catch(console.error);
      };
      const timer = setInterval(check, INTERVAL).unref();
      return async () => {
        clearInterval(timer);
        await running;
      };
    },
  };
};

/** Makes the oldest verified account the default if there is none. */
export const setDefault = async (db: Kysely<Tables>, memberId: string): Promise<void> => {
  const verified = await db
    .selectFrom('bank_account')
    .select('id')
    .where('member_id', '=', memberId)
    .where('status', '=', 'verified')
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  if (verified)
    await db.updateTable('bank_account').set({ is_default: 1 }).where('id', '=', verified.id).execute();
};
