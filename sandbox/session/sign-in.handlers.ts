import { availableQuestions } from '#contract/constants.ts';
import type { LoginDevice } from '#contract/realtime.ts';
import { findIntroducer } from '#sandbox/agents/downline.ts';
import { countClick } from '#sandbox/agents/links.ts';
import type { MemberRow } from '#sandbox/db/schema.ts';
import { ApiError, apiError, type HandlerContext, type Handlers } from '#sandbox/server/handler.ts';
import type { Services } from '#sandbox/server/services.ts';
import { captchaHandlers, isSolved } from './captcha.ts';
import {
  asksTooOften,
  checkPassword,
  memberByAccount,
  NEW_DEVICE,
  signInError,
  tooManyAttempts,
} from './credentials.ts';
import { addDevice, isKnownDevice, requestDeviceConfirmation } from './devices.ts';
import { hashPassword, isPasswordOf, isWeakPassword, passwordProblem } from './passwords.ts';
import { randomToken } from './sessions.ts';

const NONCE = 'x-login-nonce';
const NONCE_LIFETIME = 5 * 60_000;
const nonceKey = (nonce: string): string => `nonce ${nonce.slice(0, 100)}`;

/** Whether a login header is unexpired; each header can be used once. */
const isFresh = async ({ state }: Services, nonce: string | undefined): Promise<boolean> =>
  nonce !== undefined && (await state.take(nonceKey(nonce))) !== null;

type Column = 'member_name' | 'identity_id' | 'member_phone' | 'member_email' | 'withdraw_password';

const textOf = (member: MemberRow, column: Column): string | undefined =>
  ({
    member_name: member.name,
    member_phone: member.phone,
    member_email: member.email,
    identity_id: member.identity_id,
    withdraw_password: undefined,
  })[column];

/** Available security questions: stored profile fields and the withdrawal password. */
const questionsOf = (member: MemberRow): Column[] => {
  const columns: Column[] = ['member_name', 'member_phone', 'member_email', 'identity_id'];
  return [...columns.filter((column) => textOf(member, column)), 'withdraw_password' as const].slice(
    0,
    availableQuestions,
  );
};

const isAnswer = (member: MemberRow, column: Column, answer: string): boolean => {
  const text = textOf(member, column);
  return text === undefined
    ? isPasswordOf(member.withdraw_hash, answer)
    : text.toLowerCase() === answer.trim().toLowerCase();
};

const questionFor = (member: MemberRow, id: string, step: number) => {
  const questions = questionsOf(member);
  const question = questions[step];
  return question === undefined
    ? undefined
    : { member_login_id: id, question, available_questions_count: questions.length - step };
};

const deviceOf = (userAgent: string | undefined): LoginDevice =>
  /Android|iPhone|iPad|Mobile/.test(userAgent ?? '') ? 'mobile' : 'desktop';

export const signedInAs = async (
  services: Services,
  member: MemberRow,
  header: (name: string) => string | undefined,
) => ({
  id: member.id,
  token: await services.sessions.begin(member.id, deviceOf(header('user-agent'))),
  member_account: member.account,
  member_currency: member.currency,
});

const openQuestion = async ({ db }: Services, id: string) => {
  const question = await db
    .selectFrom('question')
    .selectAll()
    .where('member_login_id', '=', id)
    .executeTakeFirst();
  const member =
    question &&
    (await db.selectFrom('member').selectAll().where('id', '=', question.member_id).executeTakeFirst());
  return question && member && { question, member };
};

const loginHandlers = {
  '/get_login_header': async ({ state }) => {
    const nonce = randomToken(12);
    await state.put(nonceKey(nonce), '1', NONCE_LIFETIME);
    return { [NONCE]: nonce };
  },
  '/login': async (services, { body, header, ipAddress, gamesOrigin, language }) => {
    if (!(await isFresh(services, header(NONCE)))) return apiError(990, 'formExpired');
    if (!(await isSolved(services, body.captcha_token, body.answer))) return apiError(105, 'codeMismatch');
    const { account, password, udid } = body;
    const member = await checkPassword(services, { account, password, ipAddress });
    if (member instanceof ApiError) return member;
    const mustConfirmDevice = member.login_code === NEW_DEVICE;
    const error = signInError(member);
    if (error && !(mustConfirmDevice && (await isKnownDevice(services, member.id, udid)))) {
      if (mustConfirmDevice)
        await requestDeviceConfirmation(services, member, { udid, gamesOrigin, language });
      return error;
    }
    await addDevice(services, member.id, udid);
    if (!member.double_validation) return signedInAs(services, member, header);
    const id = randomToken(12);
    await services.db
      .insertInto('question')
      .values({ member_login_id: id, member_id: member.id, step: 0, at: Date.now() })
      .execute();
    return questionFor(member, id, 0) ?? apiError(101, 'noMoreQuestions');
  },
  '/login/double_validation': async (services, { body, header }) => {
    const open = await openQuestion(services, body.member_login_id);
    if (!open) return apiError(101, 'signInAgain');
    if (!(await isSolved(services, body.captcha_token, body.captcha_answer)))
      return apiError(105, 'codeMismatch');
    if (!(await services.attempts.take('answer', open.member.id)).isAllowed) return tooManyAttempts();
    const column = questionsOf(open.member)[open.question.step];
    if (!column || !isAnswer(open.member, column, body.answer)) return apiError(998, 'wrongAnswer');
    await services.attempts.clear('answer', open.member.id);
    await services.db.deleteFrom('question').where('member_login_id', '=', body.member_login_id).execute();
    return signedInAs(services, open.member, header);
  },
  '/login/double_validation/skip': async (services, { body }) => {
    const open = await openQuestion(services, body.member_login_id);
    const next = open && questionFor(open.member, body.member_login_id, open.question.step + 1);
    if (!open || !next) return apiError(101, 'noMoreQuestions');
    await services.db
      .updateTable('question')
      .set({ step: open.question.step + 1 })
      .where('member_login_id', '=', body.member_login_id)
      .execute();
    return next;
  },
  '/logout': async (services, { member }) => {
    await services.sessions.end(member.id);
    return null;
  },
} satisfies Partial<Handlers>;

const setPassword = ({ db }: Services, memberId: string, password: string) =>
  db
    .updateTable('member')
    .set({
      password_hash: hashPassword(password),
      password_weak: isWeakPassword(password) ? 1 : 0,
      password_changed_at: Date.now(),
      first_login: 0,
    })
    .where('id', '=', memberId)
    .execute();

/** Sets a password that the site accepts; returns an error otherwise. */
export const changePassword = async (
  services: Services,
  memberId: string,
  { password, appOrigin }: { password: string; appOrigin: string },
): Promise<ApiError | undefined> => {
  const problem = passwordProblem(password, appOrigin);
  if (problem) return apiError(202, problem);
  await setPassword(services, memberId, password);
  return undefined;
};

const MOVED = 802;
const RESET_LIFETIME = 10 * 60_000;

/** Error unless the member has given the withdrawal password and a contact that is on file. */
const proofError = (
  member: MemberRow,
  { withdraw_password, member_email, member_phone }: HandlerContext<'/arks/web/vx/verify'>['body'],
): ApiError | undefined => {
  if (!isPasswordOf(member.withdraw_hash, withdraw_password)) return apiError(102, 'wrongWithdrawPassword');
  if (member_email !== undefined && member_email.trim().toLowerCase() !== member.email)
    return apiError(201, 'emailNotOnFile');
  if (member_phone !== undefined && member_phone.trim() !== member.phone)
    return apiError(202, 'phoneNotOnFile');
  if (member_email === undefined && member_phone === undefined) return apiError(203, 'contactMissing');
  return undefined;
};

const transferHandlers = {
  '/arks/web/vx/verify': async (services, { body, ipAddress }) => {
    if (await asksTooOften(services, ipAddress)) return tooManyAttempts();
    const member = await memberByAccount(services, body.account);
    if (member?.login_code !== MOVED) return apiError(101, 'unknownAccount');
    const { id: member_id } = member;
    if (!(await services.attempts.take('withdrawPassword', member_id)).isAllowed) return tooManyAttempts();
    const error = proofError(member, body);
    if (error) return error;
    await services.attempts.clear('withdrawPassword', member_id);
    const at = Date.now();
    const token = randomToken();
    await services.db.insertInto('reset').values({ token, member_id, at }).execute();
    return { token };
  },
  '/arks/web/vx/reset': async (services, { body, appOrigin }) => {
    const member = await memberByAccount(services, body.account);
    if (!member) return apiError(101, 'unknownAccount');
    const reset = await services.db
      .selectFrom('reset')
      .selectAll()
      .where('token', '=', body.token)
      .executeTakeFirst();
    if (reset?.member_id !== member.id) return apiError(201, 'verifyAgain');
    if (Date.now() - reset.at > RESET_LIFETIME) return apiError(203, 'verificationExpired');
    const error = await changePassword(services, member.id, { password: body.password, appOrigin });
    if (error) return error;
    await services.db.deleteFrom('reset').where('member_id', '=', member.id).execute();
    await services.db
      .updateTable('member')
      .set({ login_code: 0 })
      .where('id', '=', member.id)
      .where('login_code', '=', MOVED)
      .execute();
    await services.sessions.end(member.id);
    return null;
  },
  '/arks/web/check-agent-domain': async ({ db }, { body }) => {
    const found = await findIntroducer(db, body.host.split('.')[0] ?? '');
    const { member, link } = found ?? {};
    if (!member?.agent_active || link?.kind !== 'domain' || link.disabled) return { is_valid: 0 };
    await countClick(db, link.code);
    return { is_valid: 1, currency: link.currency, agent_id: link.code };
  },
} satisfies Partial<Handlers>;

export const identityHandlers = { ...captchaHandlers, ...loginHandlers, ...transferHandlers };
