import type { Transaction } from 'kysely';
import { minorDigits } from '#contract/currency.ts';
import { mainWallet } from '#contract/limits.ts';
import { fromDecimal, toDecimal } from '#contract/money.ts';
import { InsufficientFunds, type LedgerAccount, transfer } from '../db/ledger.ts';
import type { MemberRow, Tables } from '../db/schema.ts';
import { operatorTime } from '../time.ts';
import { type ApiError, apiError, type Handlers } from './handler.ts';
import { oncePerRequest } from './once-per-request.ts';

/** Smallest and largest transfer in minor units. */
const limitsIn = (currency: string) =>
  minorDigits(currency) === 0 ? { min: 1_000, max: 100_000_000 } : { min: 100, max: 500_000 };

/** The provider's money, or the member's wallet. */
const accountOf = ({ id }: MemberRow, place: string): LedgerAccount =>
  place === mainWallet ? { kind: 'main', memberId: id } : { kind: 'wallet', memberId: id, gpId: place };

const balanceOf = async (tx: Transaction<Tables>, member: MemberRow, place: string): Promise<string> => {
  const account = await tx
    .selectFrom('account')
    .select('balance')
    .where('member_id', '=', member.id)
    .where('kind', '=', place === mainWallet ? 'main' : 'wallet')
    .where('gp_id', '=', place === mainWallet ? '' : place)
    .executeTakeFirst();
  return toDecimal(account?.balance ?? 0, member.currency);
};

/** Why no transfer is possible with the provider now. */
const closed = async (tx: Transaction<Tables>, gpId: string): Promise<ApiError | null> => {
  const provider = await tx
    .selectFrom('provider')
    .select(['name', 'active'])
    .where('gp_id', '=', gpId)
    .executeTakeFirst();
  if (!provider?.active) return apiError(105, 'providerUnknown');
  const now = Date.now();
  const maintenance = await tx
    .selectFrom('maintenance')
    .selectAll()
    .where('gp_id', '=', gpId)
    .where('start_at', '<=', now)
    .where('end_at', '>', now)
    .executeTakeFirst();
  if (!maintenance) return null;
  const period = { start_at: operatorTime(maintenance.start_at), end_at: operatorTime(maintenance.end_at) };
  return apiError(102, 'providerInMaintenance', period, { provider: provider.name });
};

export const walletTransferHandlers = {
  '/member/wallet/transfer': async ({ db, plays, realtime }, { body, member }) => {
    const { request_id, ...terms } = body;
    const { currency } = member;
    const gpId = terms.from === mainWallet ? terms.to : terms.from;
    const playing = await plays.isPlaying(member.id, gpId);
    const request = { member_id: member.id, request_id, path: '/member/wallet/transfer', body: terms };
    const response = await oncePerRequest(db, request, async (tx) => {
      if ((terms.from === mainWallet) === (terms.to === mainWallet)) return apiError(105, 'providerUnknown');
      const refusal = await closed(tx, gpId);
      if (refusal) return refusal;
      if (playing) return apiError(103, 'gameRunning');
      const limits = limitsIn(currency);
      const amount = fromDecimal(terms.amount, currency);
      if (amount === null || amount < limits.min || amount > limits.max)
        return apiError(104, 'transferLimits', {
          min: toDecimal(limits.min, currency),
          max: toDecimal(limits.max, currency),
        });
      const [from, to] = [accountOf(member, terms.from), accountOf(member, terms.to)];
      try {
        await transfer(tx, { kind: 'wallet transfer', from, to, currency, amount });
      } catch (error) {
        if (error instanceof InsufficientFunds) return apiError(101, 'notEnoughMoney');
        throw error;
      }
      await tx
        .insertInto('wallet_transfer')
        .values({
          member_id: member.id,
          request_id,
          from_place: terms.from,
          to_place: terms.to,
          amount,
          at: Date.now(),
        })
        .execute();
      return {
        request_id,
        from_balance: await balanceOf(tx, member, terms.from),
        to_balance: await balanceOf(tx, member, terms.to),
      };
    });
    realtime.publish(`private-member.${member.id}`, '.all_transfer_back', {});
    return response;
  },
  '/member/wallet/transfers': async ({ db }, { body, member }) => {
    const mine = db.selectFrom('wallet_transfer').where('member_id', '=', member.id);
    const { total } = await mine
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await mine
      .selectAll()
      .orderBy('id', 'desc')
      .limit(body.count)
      .offset((body.page - 1) * body.count)
      .execute();
    return {
      list: rows.map(({ id, request_id, from_place, to_place, amount, at }) => ({
        id,
        request_id,
        from: from_place,
        to: to_place,
        amount: toDecimal(amount, member.currency),
        created_at: operatorTime(at),
      })),
      total_count: total,
    };
  },
} satisfies Partial<Handlers>;
