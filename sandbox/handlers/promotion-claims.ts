import { toDecimal } from '#contract/money.ts';
import { bookGift, giftOf } from '../gifts.ts';
import { messages } from '../messages/messages.ts';
import { formatOperatorTime } from '../time.ts';
import { ApiError, apiError, type Handlers } from './handler.ts';
import { oncePerRequest } from './once-per-request.ts';
import { breakError } from './play-limits.ts';

const errors = {
  claimed: () => apiError(101, 'promotionClaimed'),
  not_eligible: () => apiError(102, 'promotionNotEligible'),
  ended: () => apiError(103, 'promotionEnded'),
};

export const promotionClaimHandlers = {
  '/member/promotion/terms': async ({ db }, { body, member, language }) => {
    const error = await breakError(db, member.id);
    if (error) return error;
    const gift = await giftOf(db, body.promotion_id, member);
    if (!gift) return errors.ended();
    const { status, amount, required, end_at, claimed_at } = gift;
    return {
      status,
      amount: toDecimal(amount, member.currency),
      turnover: required > 0 ? toDecimal(required, member.currency) : null,
      end_at: formatOperatorTime(end_at),
      claimed_at: claimed_at === null ? '' : formatOperatorTime(claimed_at),
      reason: status === 'not_eligible' ? messages[language].promotionNotEligible : '',
    };
  },
  '/member/promotion/claim': async ({ db, plays }, { body, member }) => {
    const { request_id, ...terms } = body;
    const request = { member_id: member.id, request_id, path: '/member/promotion/claim', body: terms };
    const response = await oncePerRequest(db, request, async (tx) => {
      const error = await breakError(tx, member.id);
      if (error) return error;
      const gift = await giftOf(tx, terms.promotion_id, member);
      if (!gift) return errors.ended();
      if (gift.status !== 'open') return errors[gift.status]();
      const balance = await bookGift(tx, terms.promotion_id, gift, member);
      return { request_id, amount: toDecimal(gift.amount, member.currency), balance };
    });
    if (!(response instanceof ApiError)) await plays.publishBalance(member.id);
    return response;
  },
} satisfies Partial<Handlers>;
