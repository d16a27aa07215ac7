import { randomInt } from 'node:crypto';
import { currencySigns } from '#contract/constants.ts';
import { codeResend } from '#contract/times.ts';
import { isAccount, isPhoneNumber } from '#contract/validation.ts';
import { findIntroducer, introducedPath } from '#sandbox/agents/downline.ts';
import { countClick } from '#sandbox/agents/links.ts';
import type { MemberRow } from '#sandbox/db/schema.ts';
import { inTransaction } from '#sandbox/db/transaction.ts';
import { lettersFor } from '#sandbox/letters/letters.ts';
import { type ApiError, apiError, type HandlerContext, type Handlers } from '#sandbox/server/handler.ts';
import { messageIn } from '#sandbox/server/messages/messages.ts';
import type { Services } from '#sandbox/server/services.ts';
import { siteNameOf, siteRulesOf, siteTitleOf } from '#sandbox/server/site-config.ts';
import { documentsOf } from '#sandbox/site/localized-documents.ts';
import { isSolved, lacksImageCode } from './captcha.ts';
import { asksTooOften, sendsTooMany, tooManyAttempts } from './credentials.ts';
import { isRecommendAvailable } from './member.handlers.ts';
import { CONTACTS, settingOf, takenCode, UNIQUE, valueError } from './member-fields.ts';
import { hashPassword, isWeakPassword, passwordProblem } from './passwords.ts';
import { signedInAs } from './sign-in.handlers.ts';

const SMS_LIFETIME = 10 * 60_000;
/** Members who register at the same time try for the same ID. */
const MAX_ATTEMPTS = 50;

type Form = HandlerContext<'/register'>['body'];

/** Error if a value of the form is not valid by itself. */
const formError = (form: Form, appOrigin: string): ApiError | undefined => {
  if (!isAccount(form.member_account)) return apiError(101, 'accountInvalid');
  const problem = passwordProblem(form.password, appOrigin);
  if (problem) return apiError(101, problem);
  const rule = { currency: form.member_currency, siteName: siteNameOf(form.site_id), appOrigin };
  for (const name of [
    'member_name',
    'member_email',
    'member_phone',
    'member_birthday',
    ...Object.keys(CONTACTS),
  ]) {
    const value = form[name as keyof typeof form];
    const error = value ? valueError(name, value, rule) : undefined;
    if (error) return error;
  }
  return undefined;
};

/** Whether the code of the image is right, or none is required. */
const isImageCodeRight = async (services: Services, form: Form, appOrigin: string): Promise<boolean> => {
  const setting = await settingOf(services.db, 'verify_code', form.member_currency);
  const isAsked = setting?.is_display || siteRulesOf(appOrigin).captcha.availability;
  return !isAsked || isSolved(services, form.captcha_token ?? '', form.verify_code ?? '');
};

/** Error if the phone must be verified and the code is not the one that was sent. */
const phoneCodeError = async (services: Services, form: Form): Promise<ApiError | undefined> => {
  const setting = await settingOf(services.db, 'member_phone', form.member_currency);
  const phone = form.member_phone;
  if (!setting?.is_verification || !phone) return undefined;
  if (!(await services.attempts.take('phoneCode', phone)).isAllowed) return tooManyAttempts();
  const sent = await services.db
    .selectFrom('sms')
    .select('code')
    .where('phone', '=', phone)
    .where('at', '>', Date.now() - SMS_LIFETIME)
    .executeTakeFirst();
  if (sent === undefined || sent.code !== form.phone_verify) return apiError(224, 'phoneCodeMismatch');
  await services.attempts.clear('phoneCode', phone);
  return undefined;
};

/** Whether the member waits for the decision on an application, and is no agent until then. */
const isApplicant = async (db: Services['db'], memberId: string): Promise<boolean> => {
  const application = await db
    .selectFrom('agent_application')
    .select('status')
    .where('member_id', '=', memberId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return application !== undefined;
};

/** Error for an invalid introducer, given by account or id of an agent or friend. */
const introducerError = async (
  { db }: Services,
  { introducer, member_currency }: Pick<Form, 'introducer' | 'member_currency'>,
): Promise<ApiError | undefined> => {
  if (!introducer) return undefined;
  if (!/^[a-z0-9_-]{1,20}$/i.test(introducer)) return apiError(228, 'introducerInvalid');
  const found = await findIntroducer(db, introducer);
  if (!found)
    return /^\d+$/.test(introducer) ? apiError(106, 'agentUnknown') : apiError(112, 'introducerUnknown');
  const { member: who, link } = found;
  if (link?.disabled) return apiError(110, 'invitationInactive');
  if (who.is_agent && !(await isApplicant(db, who.id)))
    return who.agent_active ? undefined : apiError(108, 'agentInactive');
  if (who.login_code === 102) return apiError(109, 'invitationsStopped');
  if (who.login_code === 103) return apiError(110, 'invitationInactive');
  return isRecommendAvailable(member_currency) ? undefined : apiError(107, 'invitationsClosed');
};

/** Inserts the member under the next ID; undefined if the account is taken, by whoever registers at the same time. */
const insert = (db: Services['db'], of: Omit<MemberRow, 'id'>): Promise<MemberRow | undefined> =>
  inTransaction(db, null, async (tx) => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const { top } = await tx
        .selectFrom('member')
        .select(({ fn, cast }) => fn.max<number>(cast('id', 'bigint')).as('top'))
        .executeTakeFirstOrThrow();
      const member = { id: String(top + 1), ...of };
      const inserted = await tx
        .insertInto('member')
        .values(member)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (inserted.numInsertedOrUpdatedRows) {
        await tx
          .insertInto('letter')
          .values(lettersFor(member.id, 1, 1, Date.now()))
          .execute();
        return member;
      }
      const taken = await tx
        .selectFrom('member')
        .select('id')
        .where('account', '=', of.account)
        .executeTakeFirst();
      if (taken) return undefined;
    }
    throw new Error('no ID for a new member');
  });

const create = async ({ db }: Services, form: Form): Promise<MemberRow | undefined> => {
  const setting = await settingOf(db, 'member_phone', form.member_currency);
  const isVerified = setting?.is_verification === 1 && form.member_phone;
  const contacts = Object.fromEntries(
    Object.keys(CONTACTS).flatMap((name) => {
      const value = form[name as keyof typeof CONTACTS];
      return value ? [[name, value]] : [];
    }),
  );
  return insert(db, {
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
    agent_path: introducedPath((await findIntroducer(db, form.introducer ?? ''))?.member),
    agent_since: 0,
    display_frequency: 1,
    return_code: 0,
    deposit_times: 0,
    created_at: Date.now(),
    verified_fields: JSON.stringify(isVerified ? ['member_phone'] : []),
    locked_fields: '[]',
    password_weak: isWeakPassword(form.password) ? 1 : 0,
    password_changed_at: Date.now(),
  });
};

export const registerHandlers = {
  '/arks/web/register-settings': async ({ db }) => ({
    list: await db.selectFrom('register_setting').selectAll().execute(),
  }),
  '/arks/web/register-settings/service-agreement': async (services, { language, appOrigin }) => {
    const [text] = await documentsOf<{ content: string }>(services, 'agreement', language, appOrigin);
    return { content: text?.content ?? '' };
  },
  '/register/verification': async (services, { body, ipAddress, appOrigin }) => {
    // Only `/register` tells it, for the code of an image.
    if (siteRulesOf(appOrigin).captcha.availability) return apiError(113, 'codeMismatch');
    if (await asksTooOften(services, ipAddress)) return apiError(996, 'tooManyRequests');
    for (const [name, value] of Object.entries(body)) {
      const code = await takenCode(services.db, name, String(value).trim(), {
        currency: body.member_currency,
      });
      if (code) return apiError(code, 'alreadyRegistered');
    }
    return null;
  },
  '/register': async (services, { body, header, appOrigin }) => {
    if (!Object.hasOwn(currencySigns, body.member_currency)) return apiError(222, 'currencyUnavailable');
    const error = formError(body, appOrigin) ?? (await introducerError(services, body));
    if (error) return error;
    if (!(await isImageCodeRight(services, body, appOrigin))) return apiError(113, 'codeMismatch');
    const codeError = await phoneCodeError(services, body);
    if (codeError) return codeError;
    for (const name of Object.keys(UNIQUE)) {
      const value = body[name as keyof typeof UNIQUE] ?? '';
      const code = await takenCode(services.db, name, value.trim(), { currency: body.member_currency });
      if (code) return apiError(code, 'alreadyRegistered');
    }
    const member = await create(services, body);
    return member
      ? signedInAs(services, member, header)
      : apiError(UNIQUE.member_account.code, 'alreadyRegistered');
  },
  '/register/sms': async (services, { body, language, ipAddress, appOrigin }) => {
    const { db, sendMessage } = services;
    const phone = body.member_phone.trim();
    if (phone === '') return apiError(201, 'phoneMissing');
    if (!isPhoneNumber(phone, { currency: body.currency, siteName: siteNameOf(body.site_id) }))
      return apiError('099', 'phoneInvalid');
    const last = await db.selectFrom('sms').select('at').where('phone', '=', phone).executeTakeFirst();
    if (last && Date.now() - last.at < codeResend) return apiError(102, 'codeSentLately');
    if (await lacksImageCode(services, body, appOrigin)) return apiError(105, 'codeMismatch');
    if (await sendsTooMany(services, ipAddress)) return apiError(104, 'tooManyRequests');
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const at = Date.now();
    await db
      .insertInto('sms')
      .values({ phone, code, at })
      .onConflict((conflict) => conflict.column('phone').doUpdateSet({ code, at }))
      .execute();
    sendMessage(phone, messageIn(language, 'registerText', { code, site: siteTitleOf(appOrigin, language) }));
    return null;
  },
  '/register/valid_message': async (services, { body, ipAddress }) => {
    if (await asksTooOften(services, ipAddress)) return apiError(996, 'tooManyRequests');
    const { db } = services;
    const found = await findIntroducer(db, body.agent_id ?? body.recommend_code ?? '');
    if (!found) return { is_valid: 0 };
    const { member: who, link } = found;
    const isAgent = who.is_agent === 1 && who.agent_active === 1 && !link?.disabled;
    const isFriend = who.login_code === 0 && (who.is_agent === 0 || (await isApplicant(db, who.id)));
    if (link && isAgent) await countClick(db, link.code);
    return { is_valid: isAgent || (body.agent_id === undefined && isFriend) ? 1 : 0 };
  },
} satisfies Partial<Handlers>;
