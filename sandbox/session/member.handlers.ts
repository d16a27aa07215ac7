import { sql } from 'kysely';
import { findIntroducer } from '#sandbox/agents/downline.ts';
import { LEVELS } from '#sandbox/agents/plan.ts';
import { major } from '#sandbox/db/money.ts';
import { apiError, type Handlers } from '#sandbox/server/handler.ts';
import { asksTooOften, tooManyAttempts } from './credentials.ts';
import { isPasswordOf } from './passwords.ts';
import { changePassword } from './sign-in.handlers.ts';

const profileHandlers = {
  '/member/profile/common/layout': async ({ ledger, plays }, { member }) => {
    return {
      id: member.id,
      member_account: member.account,
      member_type: member.member_type,
      agent_type: member.is_agent,
      agent_level: member.agent_level,
      agent_active: member.agent_active,
      is_agent: member.is_agent,
      member_currency: member.currency,
      member_cash: major(await ledger.total(member.id), member.currency),
      is_playing: (await plays.isPlaying(member.id)) ? 1 : 0,
      cash_back_status: 1,
      wallet_status: 1,
      first_login_to_change_password: member.first_login,
      need_bank_account_deposit_verified: member.bank_unverified,
    };
  },
  '/member/profile': (_services, { member }) => ({
    member_profile: {
      id: member.id,
      member_account: member.account,
      member_name: member.name,
      is_withdraw_password: member.withdraw_hash ? 1 : 0,
      member_birthday: member.birthday,
      member_email: member.email,
      member_currency: member.currency,
      member_phone: member.phone,
      ...(JSON.parse(member.contacts) as Record<string, string>),
      new_identity_id: member.identity_id,
    },
  }),
  '/member/profile/edit_password': async (services, { body, member, sessionId, appOrigin }) => {
    if (!(await services.attempts.take('password', member.id)).isAllowed) return tooManyAttempts();
    if (!isPasswordOf(member.password_hash, body.old_password)) return apiError(101, 'wrongPassword');
    await services.attempts.clear('password', member.id);
    if (body.old_password === body.password) return apiError(103, 'samePassword');
    const error = await changePassword(services, member.id, { password: body.password, appOrigin });
    if (error) return error;
    await services.sessions.endOthers(member.id, sessionId);
    services.realtime.publish(`private-member.${member.id}`, '.profile.updated', {});
    return null;
  },
  '/member_info': async (services, { body: { id }, signedIn, hasToken, ipAddress }) => {
    if (signedIn)
      return id === signedIn.id ? { currency: signedIn.currency } : apiError(101, 'unknownAccount');
    if (hasToken) return apiError(401, 'notSignedIn');
    if (await asksTooOften(services, ipAddress)) return tooManyAttempts();
    const found = await findIntroducer(services.db, id);
    if (!found?.member.agent_active) return apiError(101, 'unknownAccount');
    return { currency: found.link?.currency || found.member.currency };
  },
} satisfies Partial<Handlers>;

/** Whether the friend recommendation is available in a currency. */
export const isRecommendAvailable = (currency: string): boolean => currency !== 'WON';

const agentHandlers = {
  '/arks/web/agent-level-rename': () => ({ detail: LEVELS }),
  '/bonus_setting/check': (_services, { body }) => ({
    is_friend: isRecommendAvailable(body.member_currency) ? 1 : 0,
  }),
} satisfies Partial<Handlers>;

/** In characters. */
const MAX_PIXEL_LENGTH = 4_000;
const MAX_PIXELS = 1_000;

const outsideHandlers = {
  '/get_info_data': async ({ db }, { body }) => {
    const kept = await db
      .deleteFrom('enc')
      .where('enc', '=', body.enc)
      .returning('payload')
      .executeTakeFirst();
    return kept ? kept.payload : apiError(101, 'handOffExpired');
  },
  '/api/fb_tracking': async ({ db }, { body }) => {
    const text = JSON.stringify(body);
    if (text.length > MAX_PIXEL_LENGTH) return apiError(413, 'requestTooLarge');
    await db
      .insertInto('pixel')
      .values({ event_id: body.eventID, event_name: body.eventName, body: text, at: Date.now() })
      .execute();
    await sql`DELETE FROM pixel WHERE id <= (SELECT max(id) FROM pixel) - ${MAX_PIXELS}`.execute(db);
    return null;
  },
} satisfies Partial<Handlers>;

export const memberHandlers = { ...profileHandlers, ...agentHandlers, ...outsideHandlers };
