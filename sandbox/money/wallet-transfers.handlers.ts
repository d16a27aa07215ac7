import type { Transaction } from 'kysely';
import { mainWallet } from '#contract/constants.ts';
import { fractionDigits } from '#contract/currency.ts';
import { fromDecimal, toDecimal } from '#contract/money.ts';
import { InsufficientFunds, type LedgerAccount, transfer } from '#sandbox/db/ledger.ts';
import type { MemberRow, Tables } from '#sandbox/db/schema.ts';
import { breakError } from '#sandbox/play/limits.handlers.ts';
import { type ApiError, apiError, type Handlers } from '#sandbox/server/handler.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import { oncePerRequest } from './once-per-request.ts';

/** Smallest and largest transfer in minor units. */
const limitsIn = (currency: string) =>
  fractionDigits(currency) === 0 ? { min: 1_000, max: 100_000_000 } : { min: 100, max: 500_000 };

/** `walletId`: a `gp_id`, or the contract's ID of the main wallet. */
const accountOf = ({ id }: MemberRow, walletId: string): LedgerAccount =>
  walletId === mainWallet ? { kind: 'main', memberId: id } : { kind: 'wallet', memberId: id, gpId: walletId };

const balanceOf = async (tx: Transaction<Tables>, member: MemberRow, walletId: string): Promise<string> => {
  const account = await tx
    .selectFrom('account')
    .select('balance')
    .where('member_id', '=', member.id)
    .where('kind', '=', walletId === mainWallet ? 'main' : 'wallet')
    .where('gp_id', '=', walletId === mainWallet ? '' : walletId)
    .executeTakeFirst();
  return toDecimal(account?.balance ?? 0, member.currency);
};

/** Error if no transfer with the provider is possible now. */
const providerError = async (tx: Transaction<Tables>, gpId: string): Promise<ApiError | null> => {
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
  const period = {
    start_at: formatOperatorTime(maintenance.start_at),
    end_at: formatOperatorTime(maintenance.end_at),
  };
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
      const error =
        (terms.to === mainWallet ? null : await breakError(tx, member.id)) ?? (await providerError(tx, gpId));
      if (error) return error;
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
          from_wallet: terms.from,
          to_wallet: terms.to,
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
      list: rows.map(({ id, request_id, from_wallet, to_wallet, amount, at }) => ({
        id,
        request_id,
        from: from_wallet,
        to: to_wallet,
        amount: toDecimal(amount, member.currency),
        created_at: formatOperatorTime(at),
      })),
      total_count: total,
    };
  },
} satisfies Partial<Handlers>;
