import { fromDecimal, toDecimal } from '#contract/money.ts';
import { transfer } from '#sandbox/db/ledger.ts';
import { lockMember } from '#sandbox/db/transaction.ts';
import { oncePerRequest } from '#sandbox/money/once-per-request.ts';
import { withdrawalTerms } from '#sandbox/money/withdrawals.ts';
import { AGENT_TRANSFER, creditObstacle } from '#sandbox/play/limits.ts';
import { withdrawPasswordError } from '#sandbox/profile/withdraw-password.ts';
import { apiError, type Handlers } from '#sandbox/server/handler.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import { forActiveAgents } from './agent-caller.ts';
import { isBelow } from './downline.ts';
import { unitOf } from './plan.ts';

const PASSWORD_CODES = { wrong: 101, locked: 102, missing: 106 } as const;
/** Smallest and largest transfer in minor units. */
const limitsIn = (currency: string) => ({ min: unitOf(currency), max: 10_000 * unitOf(currency) });

export const agentTransferHandlers = {
  '/agent/transfer': forActiveAgents<'/agent/transfer'>(async (services, { body, member }) => {
    const { db, plays, realtime } = services;
    // The stored request must not contain the password.
    const { request_id, withdraw_password, ...terms } = body;
    const { id: member_id, currency } = member;
    const request = { member_id, request_id, path: '/agent/transfer', body: terms };
    let receiver: string | undefined;
    const response = await oncePerRequest(db, request, async (tx) => {
      receiver = undefined;
      const to = await tx
        .selectFrom('member')
        .select(['id', 'agent_path', 'currency', 'login_code'])
        .where('account', '=', terms.to_account)
        .executeTakeFirst();
      if (!to || !isBelow(member, to)) return apiError(105, 'notInDownline');
      if (to.currency !== currency || to.login_code === 102 || to.login_code === 103)
        return apiError(107, 'agentReceiver');
      const limits = limitsIn(currency);
      const amount = fromDecimal(terms.amount, currency);
      if (amount === null || amount < limits.min || amount > limits.max)
        return apiError(104, 'transferLimits', {
          min: toDecimal(limits.min, currency),
          max: toDecimal(limits.max, currency),
        });
      await lockMember(tx, to.id);
      // A limit or a break of the receiver closes this way in as it closes deposits; the sender does not learn which.
      if (await creditObstacle(tx, to.id, amount)) return apiError(107, 'agentReceiver');
      const { available } = await withdrawalTerms(tx, member);
      if (amount > available)
        return apiError(103, 'notEnoughMoney', { available: toDecimal(available, currency) });
      const error = await withdrawPasswordError(
        { ...services, db: tx },
        member,
        withdraw_password,
        PASSWORD_CODES,
      );
      if (error) return error;
      const [source, target] = [member_id, to.id].map((memberId) => ({ kind: 'main' as const, memberId }));
      if (!source || !target) throw new Error('a transfer has two ends');
      await transfer(tx, {
        kind: AGENT_TRANSFER,
        from: source,
        to: target,
        currency,
        amount,
        memo: request_id,
      });
      await tx
        .insertInto('agent_transfer')
        .values({ member_id, to_id: to.id, request_id, amount, at: Date.now() })
        .execute();
      receiver = to.id;
      return { request_id, available: toDecimal(available - amount, currency) };
    });
    if (receiver !== undefined) {
      realtime.publish(`private-member.${member_id}`, '.all_transfer_back', {});
      for (const id of [member_id, receiver]) await plays.publishBalance(id);
    }
    return response;
  }),
  '/agent/transfers': forActiveAgents<'/agent/transfers'>(async ({ db }, { body, member }) => {
    const { currency } = member;
    const mine = db.selectFrom('agent_transfer').where('agent_transfer.member_id', '=', member.id);
    const { total } = await mine
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await mine
      .innerJoin('member', 'member.id', 'agent_transfer.to_id')
      .selectAll('agent_transfer')
      .select('member.account')
      .orderBy('agent_transfer.id', 'desc')
      .limit(body.count)
      .offset((body.page - 1) * body.count)
      .execute();
    const { min, max } = limitsIn(currency);
    const { available } = await withdrawalTerms(db, member);
    return {
      list: rows.map(({ id, request_id, to_id, account, amount, at }) => ({
        id,
        request_id,
        to_id,
        to_account: account,
        amount: toDecimal(amount, currency),
        created_at: formatOperatorTime(at),
      })),
      total_count: total,
      available: toDecimal(available, currency),
      min: toDecimal(min, currency),
      max: toDecimal(max, currency),
    };
  }),
} satisfies Partial<Handlers>;
