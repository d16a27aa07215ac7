import { toDecimal } from '#contract/money.ts';
import { oncePerRequest } from '#sandbox/money/once-per-request.ts';
import { breakError } from '#sandbox/play/limits.handlers.ts';
import { ApiError, apiError, type Handlers } from '#sandbox/server/handler.ts';
import { messages } from '#sandbox/server/messages/messages.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import { bookPromotionClaim, findClaimablePromotion } from './claims.ts';

const errors = {
  claimed: () => apiError(101, 'promotionClaimed'),
  not_eligible: () => apiError(102, 'promotionNotEligible'),
  ended: () => apiError(103, 'promotionEnded'),
};

export const promotionClaimHandlers = {
  '/member/promotion/terms': async ({ db }, { body, member, language }) => {
    const error = await breakError(db, member.id);
    if (error) return error;
    const promotion = await findClaimablePromotion(db, body.promotion_id, member);
    if (!promotion) return errors.ended();
    const { status, amount, required, end_at, claimed_at } = promotion;
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
      const promotion = await findClaimablePromotion(tx, terms.promotion_id, member);
      if (!promotion) return errors.ended();
      if (promotion.status !== 'open') return errors[promotion.status]();
      const balance = await bookPromotionClaim(tx, terms.promotion_id, promotion, member);
      return { request_id, amount: toDecimal(promotion.amount, member.currency), balance };
    });
    if (!(response instanceof ApiError)) await plays.publishBalance(member.id);
    return response;
  },
} satisfies Partial<Handlers>;
