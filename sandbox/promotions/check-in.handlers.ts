import { oncePerRequest } from '#sandbox/money/once-per-request.ts';
import { breakError } from '#sandbox/play/limits.handlers.ts';
import { ApiError, apiError, type Handlers } from '#sandbox/server/handler.ts';
import { messages } from '#sandbox/server/messages/messages.ts';
import { bookCheckIn, checkInOf } from './check-in.ts';

export const checkInHandlers = {
  '/member/signin/info': async ({ db }, { body, member, language }) => {
    const { isMet: _, ...info } = await checkInOf(db, member, body.month);
    const inBreak = await breakError(db, member.id);
    const state = inBreak ? ('is_signin_noopen' as const) : info.state;
    const isClosed = state === 'is_signin_noopen';
    return { ...info, state, closed_reason: isClosed ? messages[language].checkInClosed : '' };
  },
  '/member/signin/sign': async ({ db, plays }, { body, member }) => {
    const { request_id, date } = body;
    const request = { member_id: member.id, request_id, path: '/member/signin/sign', body: { date } };
    const response = await oncePerRequest(db, request, async (tx) => {
      const error = await breakError(tx, member.id);
      if (error) return error;
      const { state, today, days, isMet } = await checkInOf(tx, member, undefined);
      if (date !== today) return apiError(104, 'checkInOver');
      if (state === 'click_signin_true') return apiError(101, 'checkInSigned');
      if (state !== 'click_signin') return apiError(102, 'checkInClosed');
      const { required, done } = days.find((day) => day.date === today) ?? {};
      if (!isMet) return apiError(103, 'checkInCondition', { required, done });
      const booked = await bookCheckIn(tx, member, today);
      const after = await checkInOf(tx, member, undefined);
      return {
        request_id,
        ...booked,
        days: after.days,
        streak: after.streak,
        seconds_left: after.seconds_left,
      };
    });
    if (!(response instanceof ApiError)) await plays.publishBalance(member.id);
    return response;
  },
} satisfies Partial<Handlers>;
