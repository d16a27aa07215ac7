import { ApiError, type Handlers } from '#sandbox/server/handler.ts';
import { messageIn } from '#sandbox/server/messages/messages.ts';
import { outcomeOf } from './once-per-request.ts';

export const requestOutcomeHandlers = {
  '/member/request/outcome': async ({ db }, { body, member, language }) => {
    const outcome = await outcomeOf(db, { member_id: member.id, request_id: body.request_id });
    if (!outcome) return { is_void: 1, response: null };
    if (!(outcome.response instanceof ApiError))
      return { is_void: 0, response: { code: 100, message: '', data: outcome.response } };
    const { code, message, data, values } = outcome.response;
    return { is_void: 0, response: { code, message: messageIn(language, message, values), data } };
  },
} satisfies Partial<Handlers>;
