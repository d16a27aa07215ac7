import { randomInt } from 'node:crypto';
import { codeResend, currencySigns } from '#contract/limits.ts';
import { isAccount, isContact, isEmail, isMemberName, isPassword, isPhone } from '#contract/validation.ts';
import { lettersFor } from '../db/letters.ts';
import { hashPassword } from '../db/passwords.ts';
import type { MemberRow } from '../db/schema.ts';
import { messageIn } from '../messages/messages.ts';
import type { Services } from '../services.ts';
import { siteNameOf } from '../site-config.ts';
import { isSolved } from './captcha.ts';
import { tooManyAttempts } from './credentials.ts';
import { documentsOf } from './documents.ts';
import { type ApiError, apiError, type HandlerContext, type Handlers } from './handler.ts';
import { signedInAs } from './identity.ts';
import { hasFriends } from './member.ts';

const SMS_LIFETIME = 10 * 60_000;

type Form = HandlerContext<'/register'>['body'];

/** Unique columns and the error code for a duplicate value. */
const UNIQUE = {
  member_account: { column: 'account', code: 102 },
  member_name: { column: 'name', code: 103 },
  member_phone: { column: 'phone', code: 104 },
  member_email: { column: 'email', code: 105 },
  identity_id: { column: 'identity_id', code: 114 },
} as const satisfies Record<string, { column: keyof MemberRow; code: number }>;

const CONTACTS = {
  member_wechat: 301,
  member_qq: 302,
  member_skype: 303,
  member_fb: 304,
  member_zalo: 305,
  member_telegram: 306,
  member_whats_app: 307,
  member_others: 308,
} as const;

const isUniqueField = (name: string): name is keyof typeof UNIQUE => Object.hasOwn(UNIQUE, name);

const settingOf = ({ db }: Services, name: string, currency: string) =>
  db
    .selectFrom('register_setting')
    .selectAll()
    .where('name', '=', name)
    .where('currency', '=', currency)
    .executeTakeFirst();

/** Error code if a value must be unique in the currency and is already used. */
const takenCode = async (
  services: Services,
  name: string,
  value: string,
  currency: string,
): Promise<number | undefined> => {
  if (!isUniqueField(name) || value === '') return undefined;
  const { column, code } = UNIQUE[name];
  if (name !== 'member_account' && !(await settingOf(services, name, currency))?.is_unique) return undefined;
  const other = await services.db
    .selectFrom('member')
    .select('id')
    .where(column, '=', value)
    .executeTakeFirst();
  return other && code;
};

const shapeRefusal = (form: Form): ApiError | undefined => {
  const currency = form.member_currency;
  if (!isAccount(form.member_account)) return apiError(101, 'accountInvalid');
  if (!isPassword(form.password)) return apiError(101, 'passwordInvalid');
  if (form.member_name && !isMemberName(form.member_name, currency)) return apiError(227, 'nameInvalid');
  if (form.member_name?.toLowerCase() === 'banned') return apiError(214, 'nameRefused');
  if (form.member_email && !isEmail(form.member_email)) return apiError(206, 'emailInvalid');
  if (form.member_email?.endsWith('@banned.example')) return apiError(216, 'emailRefused');
  if (form.member_phone && !isPhone(form.member_phone, { currency, siteName: siteNameOf(form.site_id) }))
    return apiError(209, 'phoneInvalid');
  for (const [name, code] of Object.entries(CONTACTS)) {
    const value = form[name as keyof typeof CONTACTS];
    if (value && !isContact(name, value)) return apiError(code, 'contactInvalid');
  }
  return undefined;
};

const isImageRead = async (services: Services, form: Form): Promise<boolean> => {
  const setting = await settingOf(services, 'verify_code', form.member_currency);
  return !setting?.is_display || isSolved(services, form.captcha_token ?? '', form.verify_code ?? '');
};

/** Error if the phone must be verified and the code is not the one that was sent. */
const phoneCodeRefusal = async (services: Services, form: Form): Promise<ApiError | undefined> => {
  const setting = await settingOf(services, 'member_phone', form.member_currency);
  const phone = form.member_phone;
  if (!setting?.is_verification || !phone) return undefined;
  if (!services.guesses.take('phoneCode', phone)) return tooManyAttempts();
  const sent = await services.db
    .selectFrom('sms')
    .select('code')
    .where('phone', '=', phone)
    .where('at', '>', Date.now() - SMS_LIFETIME)
    .executeTakeFirst();
  if (sent === undefined || sent.code !== form.phone_verify) return apiError(224, 'phoneCodeMismatch');
  services.guesses.clear('phoneCode', phone);
  return undefined;
};

/** Error for an invalid introducer, given by account or id of an agent or friend. */
const introducerRefusal = async (
  { db }: Services,
  { introducer, member_currency }: Pick<Form, 'introducer' | 'member_currency'>,
): Promise<ApiError | undefined> => {
  if (!introducer) return undefined;
  if (!/^[a-z0-9_-]{1,20}$/i.test(introducer)) return apiError(228, 'introducerInvalid');
  const who = await db
    .selectFrom('member')
    .select(['is_agent', 'agent_active', 'login_code'])
    .where((eb) => eb.or([eb('account', '=', introducer), eb('id', '=', introducer)]))
    .executeTakeFirst();
  if (!who)
    return /^\d+$/.test(introducer) ? apiError(106, 'agentUnknown') : apiError(112, 'introducerUnknown');
  if (who.is_agent) return who.agent_active ? undefined : apiError(108, 'agentInactive');
  if (who.login_code === 102) return apiError(109, 'invitationsStopped');
  if (who.login_code === 103) return apiError(110, 'invitationInactive');
  return hasFriends(member_currency) ? undefined : apiError(107, 'invitationsClosed');
};

const create = async ({ db }: Services, form: Form): Promise<MemberRow> => {
  const { top } = await db
    .selectFrom('member')
    .select(({ fn }) => fn.max<string>('id').as('top'))
    .executeTakeFirstOrThrow();
  const contacts = Object.fromEntries(
    Object.keys(CONTACTS).flatMap((name) => {
      const value = form[name as keyof typeof CONTACTS];
      return value ? [[name, value]] : [];
    }),
  );
  const member: MemberRow = {
    id: String(Number(top) + 1),
    account: form.member_account,
    password_hash: hashPassword(form.password),
    withdraw_hash: form.withdraw_password ? hashPassword(form.withdraw_password) : '',
    currency: form.member_currency,
    name: form.member_name ?? '',
    birthday: form.member_birthday ?? '',
    email: form.member_email?.toLowerCase() ?? '',
    phone: form.member_phone ?? '',
    identity_id: form.identity_id ?? '',
    contacts: JSON.stringify(contacts),
    member_type: 1,
    login_code: 0,
    double_validation: 0,
    first_login: 0,
    bank_unverified: 0,
    is_agent: 0,
    agent_active: 0,
    agent_level: 0,
    introducer: form.introducer ?? '',
    display_frequency: 1,
    return_code: 0,
    deposit_times: 0,
    created_at: Date.now(),
  };
  await db.insertInto('member').values(member).execute();
  await db
    .insertInto('letter')
    .values(lettersFor(member.id, 1, 1, Date.now()))
    .execute();
  return member;
};

export const registerHandlers = {
  '/arks/web/register-settings': async ({ db }) => ({
    list: await db.selectFrom('register_setting').selectAll().execute(),
  }),
  '/arks/web/register-settings/service-agreement': async (services, { language, appOrigin }) => {
    const [text] = await documentsOf<{ content: string }>(services, 'agreement', language, appOrigin);
    return { content: text?.content ?? '' };
  },
  '/register/verification': async (services, { body }) => {
    for (const [name, value] of Object.entries(body)) {
      const code = await takenCode(services, name, String(value).trim(), body.member_currency);
      if (code) return apiError(code, 'alreadyRegistered');
    }
    return null;
  },
  '/register': async (services, { body }) => {
    if (!Object.hasOwn(currencySigns, body.member_currency)) return apiError(222, 'currencyUnavailable');
    const wrong = shapeRefusal(body) ?? (await introducerRefusal(services, body));
    if (wrong) return wrong;
    if (!(await isImageRead(services, body))) return apiError(113, 'codeMismatch');
    const wrongCode = await phoneCodeRefusal(services, body);
    if (wrongCode) return wrongCode;
    for (const name of Object.keys(UNIQUE)) {
      const value = body[name as keyof typeof UNIQUE] ?? '';
      const code = await takenCode(services, name, value.trim(), body.member_currency);
      if (code) return apiError(code, 'alreadyRegistered');
    }
    return signedInAs(services, await create(services, body));
  },
  '/register/sms': async ({ db, sendMessage }, { body, language }) => {
    const phone = body.member_phone.trim();
    if (phone === '') return apiError(201, 'phoneMissing');
    if (!isPhone(phone, { currency: body.currency, siteName: siteNameOf(body.site_id) }))
      return apiError('099', 'phoneInvalid');
    const last = await db.selectFrom('sms').select('at').where('phone', '=', phone).executeTakeFirst();
    if (last && Date.now() - last.at < codeResend) return apiError(102, 'codeSentLately');
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const at = Date.now();
    await db
      .insertInto('sms')
      .values({ phone, code, at })
      .onConflict((conflict) => conflict.column('phone').doUpdateSet({ code, at }))
      .execute();
    sendMessage(phone, messageIn(language, 'registerText', { code }));
    return null;
  },
  '/register/valid_message': async ({ db }, { body }) => {
    const id = body.agent_id ?? body.recommend_code ?? '';
    const who = await db
      .selectFrom('member')
      .select(['is_agent', 'agent_active', 'login_code'])
      .where((eb) => eb.or([eb('id', '=', id), eb('account', '=', id)]))
      .executeTakeFirst();
    const isAgent = who?.is_agent === 1 && who.agent_active === 1;
    const isFriend = who?.is_agent === 0 && who.login_code === 0;
    return { is_valid: isAgent || (body.agent_id === undefined && isFriend) ? 1 : 0 };
  },
} satisfies Partial<Handlers>;
