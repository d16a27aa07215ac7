import { availableQuestions } from '#contract/limits.ts';
import { isPassword } from '#contract/validation.ts';
import { hashPassword, isPasswordOf } from '../db/passwords.ts';
import type { MemberRow } from '../db/schema.ts';
import type { World } from '../services.ts';
import { secret } from '../sessions.ts';
import { captchaHandlers, isSolved } from './captcha.ts';
import { type Asked, type Handlers, type Refusal, refuse } from './handler.ts';

const NONCE = 'x-login-nonce';
const NONCE_LIFETIME = 5 * 60_000;
const nonces = new Map<string, number>();

/** A header is good for one sign-in. */
const isFresh = (nonce: string | undefined): boolean => {
  const at = nonce === undefined ? undefined : nonces.get(nonce);
  if (nonce !== undefined) nonces.delete(nonce);
  return at !== undefined && Date.now() - at < NONCE_LIFETIME;
};

const WORDS: Readonly<Record<number, string>> = {
  102: 'This account is disabled',
  103: 'This account is frozen',
  106: 'Signing in is not possible from your address',
  107: 'This device is new to the account',
  201: 'Your address is refused',
  202: 'Your country is refused',
  203: 'Proxies are refused',
  802: 'Please verify your account',
};

type Column = 'member_name' | 'identity_id' | 'member_phone' | 'member_email' | 'withdraw_password';

const textOf = (member: MemberRow, column: Column): string | undefined =>
  ({
    member_name: member.name,
    member_phone: member.phone,
    member_email: member.email,
    identity_id: member.identity_id,
    withdraw_password: undefined,
  })[column];

/** What can be asked of a member: what is on file, and the withdrawal password. */
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

const ask = (member: MemberRow, id: string, step: number) => {
  const questions = questionsOf(member);
  const question = questions[step];
  return question === undefined
    ? undefined
    : { member_login_id: id, question, available_questions_count: questions.length - step };
};

export const signedInAs = async (world: World, member: MemberRow) => ({
  id: member.id,
  token: await world.sessions.begin(member.id),
  member_account: member.account,
  member_currency: member.currency,
});

const openQuestion = async ({ db }: World, id: string) => {
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

export const memberByAccount = ({ db }: World, account: string): Promise<MemberRow | undefined> =>
  db.selectFrom('member').selectAll().where('account', '=', account.trim().toLowerCase()).executeTakeFirst();

const loginHandlers = {
  '/get_login_header': () => {
    const nonce = secret(12);
    nonces.set(nonce, Date.now());
    return { [NONCE]: nonce };
  },
  '/login': async (world, { body, header }) => {
    if (!isFresh(header(NONCE))) return refuse(990, 'The sign-in form has grown old, please try again');
    if (!(await isSolved(world, body.captcha_token, body.answer)))
      return refuse(105, 'The code does not match');
    const member = await memberByAccount(world, body.account);
    if (!member || !isPasswordOf(member.password_hash, body.password))
      return refuse(101, 'Account or password is not right');
    const known = await world.db
      .selectFrom('device')
      .select('confirmed')
      .where('member_id', '=', member.id)
      .where('udid', '=', body.udid)
      .executeTakeFirst();
    if (member.login_code && !(member.login_code === 107 && known?.confirmed))
      return refuse(member.login_code, WORDS[member.login_code] ?? 'Signing in is not possible');
    await world.db
      .insertInto('device')
      .values({ member_id: member.id, udid: body.udid, confirmed: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (!member.double_validation) return signedInAs(world, member);
    const id = secret(12);
    await world.db
      .insertInto('question')
      .values({ member_login_id: id, member_id: member.id, step: 0, at: Date.now() })
      .execute();
    return ask(member, id, 0) ?? refuse(101, 'There is nothing to ask');
  },
  '/login/double_validation': async (world, { body }) => {
    const open = await openQuestion(world, body.member_login_id);
    if (!open) return refuse(101, 'Please sign in again');
    if (!(await isSolved(world, body.captcha_token, body.captcha_answer)))
      return refuse(105, 'The code does not match');
    const column = questionsOf(open.member)[open.question.step];
    if (!column || !isAnswer(open.member, column, body.answer)) return refuse(998, 'The answer is not right');
    await world.db.deleteFrom('question').where('member_login_id', '=', body.member_login_id).execute();
    return signedInAs(world, open.member);
  },
  '/login/double_validation/skip': async (world, { body }) => {
    const open = await openQuestion(world, body.member_login_id);
    const next = open && ask(open.member, body.member_login_id, open.question.step + 1);
    if (!open || !next) return refuse(101, 'No more questions');
    await world.db
      .updateTable('question')
      .set({ step: open.question.step + 1 })
      .where('member_login_id', '=', body.member_login_id)
      .execute();
    return next;
  },
  '/logout': async (world, { member }) => {
    await world.plays.finishAll(member.id);
    await world.sessions.end(member.id);
    return null;
  },
} satisfies Partial<Handlers>;

const setPassword = ({ db }: World, memberId: string, password: string) =>
  db
    .updateTable('member')
    .set({ password_hash: hashPassword(password), first_login: 0 })
    .where('id', '=', memberId)
    .execute();

/** Sets a password that obeys the rules, or says why not. */
export const changePassword = async (
  world: World,
  memberId: string,
  password: string,
): Promise<Refusal | undefined> => {
  if (!isPassword(password)) return refuse(202, 'The new password is not valid');
  await setPassword(world, memberId, password);
  return undefined;
};

const MOVED = 802;
const RESET_LIFETIME = 10 * 60_000;
/** Four digits must not be found by trying. */
const TRIES = 5;

const wrongProof = (
  member: MemberRow,
  { withdraw_password, member_email, member_phone }: Asked<'/arks/web/vx/verify'>['body'],
): Refusal | undefined => {
  if (!isPasswordOf(member.withdraw_hash, withdraw_password))
    return refuse(102, 'The withdrawal password is not right');
  if (member_email !== undefined && member_email.trim().toLowerCase() !== member.email)
    return refuse(201, 'The email address is not the one on file');
  if (member_phone !== undefined && member_phone.trim() !== member.phone)
    return refuse(202, 'The phone number is not the one on file');
  if (member_email === undefined && member_phone === undefined)
    return refuse(203, 'Email or phone is missing');
  return undefined;
};

const transferHandlers = {
  '/arks/web/vx/verify': async (world, { body }) => {
    const member = await memberByAccount(world, body.account);
    if (member?.login_code !== MOVED) return refuse(101, 'No such account');
    const { id: member_id } = member;
    const at = Date.now();
    const tries = await world.db
      .selectFrom('verify_try')
      .select('at')
      .where('member_id', '=', member_id)
      .where('at', '>', at - RESET_LIFETIME)
      .execute();
    if (tries.length >= TRIES) return refuse(204, 'Too many tries, please wait ten minutes');
    const wrong = wrongProof(member, body);
    if (wrong) {
      await world.db.insertInto('verify_try').values({ member_id, at }).execute();
      return wrong;
    }
    const token = secret();
    await world.db.insertInto('reset').values({ token, member_id, at }).execute();
    return { token };
  },
  '/arks/web/vx/reset': async (world, { body }) => {
    const member = await memberByAccount(world, body.account);
    if (!member) return refuse(101, 'No such account');
    const reset = await world.db
      .selectFrom('reset')
      .selectAll()
      .where('token', '=', body.token)
      .executeTakeFirst();
    if (reset?.member_id !== member.id) return refuse(201, 'Please verify again');
    if (Date.now() - reset.at > RESET_LIFETIME) return refuse(203, 'That was too long ago');
    const wrong = await changePassword(world, member.id, body.password);
    if (wrong) return wrong;
    await world.db.deleteFrom('reset').where('member_id', '=', member.id).execute();
    await world.db.deleteFrom('verify_try').where('member_id', '=', member.id).execute();
    await world.db
      .updateTable('member')
      .set({ login_code: 0 })
      .where('id', '=', member.id)
      .where('login_code', '=', MOVED)
      .execute();
    return null;
  },
  '/arks/web/check-agent-domain': async ({ db }, { body }) => {
    const isAgents = body.host.startsWith('agent.');
    const agent = await db
      .selectFrom('member')
      .select('id')
      .where('account', '=', 'agent_rosa')
      .executeTakeFirst();
    return isAgents ? { is_valid: 1, currency: 'VND', agent_id: agent?.id ?? '' } : { is_valid: 0 };
  },
} satisfies Partial<Handlers>;

export const identityHandlers = { ...captchaHandlers, ...loginHandlers, ...transferHandlers };
