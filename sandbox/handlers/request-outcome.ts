import { messageIn } from '../messages/messages.ts';
import { outcomeOf } from './answer-once.ts';
import { ApiError, type Handlers } from './handler.ts';

export const requestOutcomeHandlers = {
  '/member/request/outcome': async ({ db }, { body, member, language }) => {
    const outcome = await outcomeOf(db, { member_id: member.id, request_id: body.request_id });
    if (!outcome) return { is_void: 1, answer: null };
    if (!(outcome.answer instanceof ApiError))
      return { is_void: 0, answer: { code: 100, message: '', data: outcome.answer } };
    const { code, message, data, values } = outcome.answer;
    return { is_void: 0, answer: { code, message: messageIn(language, message, values), data } };
  },
} satisfies Partial<Handlers>;
