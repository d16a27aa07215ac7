import { randomInt } from 'node:crypto';
import { verificationCodeLength } from '#contract/constants.ts';
import type { RecoveryChannel } from '#contract/endpoints/session/password-recovery.ts';
import type { Language } from '#contract/site.ts';
import { codeResend } from '#contract/times.ts';
import { isEmail } from '#contract/validation.ts';
import type { MemberRow, RecoveryRow } from '#sandbox/db/schema.ts';
import { type ApiError, apiError, type Handlers } from '#sandbox/server/handler.ts';
import { messageIn } from '#sandbox/server/messages/messages.ts';
import type { Services } from '#sandbox/server/services.ts';
import { siteTitleOf } from '#sandbox/server/site-config.ts';
import { isSolved, lacksImageCode } from './captcha.ts';
import { memberByAccount, sendsTooMany, tooManyAttempts } from './credentials.ts';
import { passwordProblem } from './passwords.ts';
import { randomToken } from './sessions.ts';
import { changePassword } from './sign-in.handlers.ts';

const LIFETIME = 600_000;
const TRIES = 5;

const newCode = (): string =>
  String(randomInt(10 ** verificationCodeLength)).padStart(verificationCodeLength, '0');

const valueError = (channel: RecoveryChannel, value: string): ApiError | undefined => {
  if (channel === 'email') return isEmail(value) ? undefined : apiError(206, 'emailInvalid');
  return /^\d+$/.test(value) ? undefined : apiError(209, 'phoneInvalid');
};

/** Whether the value is the member's own e-mail address or phone number. */
const isOwnContact = (member: MemberRow, channel: RecoveryChannel, value: string): boolean =>
  value === (channel === 'email' ? member.email : member.phone);

const findRecovery = ({ db }: Services, token: string): Promise<RecoveryRow | undefined> =>
  db.selectFrom('recovery').selectAll().where('token', '=', token).executeTakeFirst();

/**
 * Sends the code only to members; recoveries of unknown accounts are stored alike, so responses do not
 * differ.
 */
const deliver = (
  { sendMessage }: Services,
  { member_id, value, code }: RecoveryRow,
  { language, appOrigin }: { language: Language; appOrigin: string },
): void => {
  if (member_id !== null)
    sendMessage(value, messageIn(language, 'recoveryText', { code, site: siteTitleOf(appOrigin, language) }));
};

export const passwordHandlers = {
  '/forgot_password/send': async (services, { body, language, ipAddress, appOrigin }) => {
    const { db } = services;
    if (!(await isSolved(services, body.captcha_token, body.answer))) return apiError(105, 'codeMismatch');
    const { channel } = body;
    const account = body.account.trim().toLowerCase();
    const value = body.value.trim().toLowerCase();
    const error = valueError(channel, value);
    if (error) return error;
    const same = db
      .selectFrom('recovery')
      .selectAll()
      .where('account', '=', account)
      .where('channel', '=', channel)
      .where('value', '=', value);
    const before = await same.executeTakeFirst();
    if (before && Date.now() - before.sent_at < codeResend)
      return apiError(102, 'codeSentLately', { token: before.token });
    if (await sendsTooMany(services, ipAddress)) return tooManyAttempts();
    const member = await memberByAccount(services, account);
    const recovery: RecoveryRow = {
      token: randomToken(),
      account,
      channel,
      value,
      member_id: member && isOwnContact(member, channel, value) ? member.id : null,
      code: newCode(),
      sent_at: Date.now(),
      tries: 0,
    };
    if (before) await db.deleteFrom('recovery').where('token', '=', before.token).execute();
    await db.insertInto('recovery').values(recovery).execute();
    deliver(services, recovery, { language, appOrigin });
    return { token: recovery.token };
  },
  '/forgot_password/resend': async (services, { body, language, ipAddress, appOrigin }) => {
    const recovery = await findRecovery(services, body.token);
    if (!recovery) return apiError(101, 'startAgain');
    if (Date.now() - recovery.sent_at < codeResend) return apiError(102, 'codeSentLately');
    if (await lacksImageCode(services, body, appOrigin)) return apiError(105, 'codeMismatch');
    if (await sendsTooMany(services, ipAddress)) return tooManyAttempts();
    const again = { code: newCode(), sent_at: Date.now(), tries: 0 };
    await services.db.updateTable('recovery').set(again).where('token', '=', recovery.token).execute();
    deliver(services, { ...recovery, ...again }, { language, appOrigin });
    return null;
  },
  '/forgot_password/reset': async (services, { body, appOrigin }) => {
    const { db, sessions } = services;
    const recovery = await findRecovery(services, body.token);
    if (!recovery) return apiError(104, 'startAgain');
    if (Date.now() - recovery.sent_at > LIFETIME) return apiError(102, 'codeExpired');
    const problem = passwordProblem(body.password, appOrigin);
    if (problem) return apiError(202, problem);
    const end = () => db.deleteFrom('recovery').where('token', '=', recovery.token).execute();
    const { member_id, tries } = recovery;
    if (member_id === null || body.code !== recovery.code) {
      if (tries + 1 >= TRIES) {
        await end();
        return apiError(103, 'tooManyCodes');
      }
      await db
        .updateTable('recovery')
        .set({ tries: tries + 1 })
        .where('token', '=', recovery.token)
        .execute();
      return apiError(101, 'codeMismatch');
    }
    const error = await changePassword(services, member_id, { password: body.password, appOrigin });
    if (error) return error;
    await end();
    await sessions.end(member_id);
    return { member_account: recovery.account };
  },
} satisfies Partial<Handlers>;
