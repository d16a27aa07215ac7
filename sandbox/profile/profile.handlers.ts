import { randomInt } from 'node:crypto';
import type { Kysely, Updateable } from 'kysely';
import { verificationCodeLength } from '#contract/constants.ts';
import { type VerifiedField, verifiedFields } from '#contract/endpoints/profile.ts';
import { registerFields } from '#contract/register-form.ts';
import { codeResend } from '#contract/times.ts';
import { isWithdrawPassword } from '#contract/validation.ts';
import type { MemberRow, RegisterSettingRow, Tables } from '#sandbox/db/schema.ts';
import { inTransaction } from '#sandbox/db/transaction.ts';
import { ApiError, apiError, type Handlers } from '#sandbox/server/handler.ts';
import { messageIn } from '#sandbox/server/messages/messages.ts';
import { siteTitleOf } from '#sandbox/server/site-config.ts';
import { lacksImageCode } from '#sandbox/session/captcha.ts';
import { sendsTooMany } from '#sandbox/session/credentials.ts';
import { isContactField, settingOf, takenCode, UNIQUE, valueError } from '#sandbox/session/member-fields.ts';
import { hashPassword } from '#sandbox/session/passwords.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import { withdrawPasswordError } from './withdraw-password.ts';

/** Wrong codes until a code is void. */
const TRIES = 5;
const PASSWORD_CODES = { wrong: 101, locked: 102, missing: 101 } as const;

const isVerifiedField = (name: string): name is VerifiedField => verifiedFields.some((one) => one === name);
const listOf = (json: string): string[] => JSON.parse(json) as string[];

/** Columns of fields that are no contacts. */
const COLUMNS = {
  member_name: UNIQUE.member_name.column,
  member_email: UNIQUE.member_email.column,
  member_phone: UNIQUE.member_phone.column,
  identity_id: UNIQUE.identity_id.column,
  member_birthday: 'birthday',
} as const satisfies Record<string, keyof MemberRow>;
const isColumnField = (name: string): name is keyof typeof COLUMNS => Object.hasOwn(COLUMNS, name);

const contactsOf = ({ contacts }: MemberRow) => JSON.parse(contacts) as Record<string, string>;
const valueIn = (member: MemberRow, name: string): string =>
  isColumnField(name) ? member[COLUMNS[name]] : (contactsOf(member)[name] ?? '');

const cleaned = (name: string, value: string): string =>
  name === 'member_email' ? value.trim().toLowerCase() : value.trim();

const needsCode = (name: string, setting: RegisterSettingRow | undefined): boolean =>
  isVerifiedField(name) && setting?.is_member_center_verification === 1;

/** Whether the member may set the field: the member center has it, it is empty and the operator has not locked it. */
const isEditable = (member: MemberRow, name: string, setting: RegisterSettingRow | undefined): boolean =>
  setting?.is_member_center === 1 &&
  valueIn(member, name) === '' &&
  !listOf(member.locked_fields).includes(name);

/** Error for a value that is not valid or that another member has. */
const fieldError = async (
  db: Kysely<Tables>,
  { id, currency }: MemberRow,
  name: string,
  { value, appOrigin }: { value: string; appOrigin: string },
): Promise<ApiError | undefined> => {
  const data = { field: name };
  const error = valueError(name, value, { currency, siteName: '', appOrigin, data });
  if (error) return error;
  const taken = await takenCode(db, name, value, { currency, memberId: id });
  return taken === undefined ? undefined : apiError(taken, 'alreadyRegistered', data);
};

/** The member's current row, inside a transaction. */
const currentRow = (db: Kysely<Tables>, { id }: MemberRow): Promise<MemberRow> =>
  db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The columns that contain the values. */
const changesOf = (member: MemberRow, given: [string, string][]): Updateable<MemberRow> => {
  const columns = given.flatMap(([name, value]) => (isColumnField(name) ? [[COLUMNS[name], value]] : []));
  const contacts = Object.fromEntries(given.filter(([name]) => isContactField(name)));
  return {
    ...Object.fromEntries(columns),
    contacts: JSON.stringify({ ...contactsOf(member), ...contacts }),
  };
};

/** Error unless a code may be sent to the value: the member's own, or a new one for an empty field. */
const sendCodeError = async (
  db: Kysely<Tables>,
  member: MemberRow,
  field: VerifiedField,
  { value, appOrigin }: { value: string; appOrigin: string },
): Promise<ApiError | undefined> => {
  const data = { field };
  if (value === '') return apiError(201, field === 'member_phone' ? 'phoneMissing' : 'emailInvalid', data);
  const isVerified = listOf(member.verified_fields).includes(field);
  const own = valueIn(member, field) === value && !isVerified;
  const setting = await settingOf(db, field, member.currency);
  if (!(own ? setting?.is_member_center : isEditable(member, field, setting)))
    return apiError(101, 'fieldLocked', data);
  const error = await fieldError(db, member, field, { value, appOrigin });
  if (error?.message === 'alreadyRegistered') return apiError(110, error.message, data);
  return error?.code === '209' ? apiError('099', error.message, data) : error;
};

const editHandlers = {
  '/member/profile/info': async ({ db, attempts }, { member }) => {
    const settings = await db
      .selectFrom('register_setting')
      .selectAll()
      .where('currency', '=', member.currency)
      .where('is_member_center', '=', 1)
      .execute();
    const shown = registerFields.flatMap((name) => settings.filter((setting) => setting.name === name));
    const flag = (is: boolean) => (is ? (1 as const) : (0 as const));
    const until = await attempts.lockedUntil('withdrawPassword', member.id);
    return {
      fields: shown
        .filter(({ name }) => isColumnField(name) || isContactField(name))
        .map((setting) => ({
          name: setting.name,
          is_set: flag(valueIn(member, setting.name) !== ''),
          is_locked: flag(!isEditable(member, setting.name, setting)),
          is_required: setting.is_required,
          needs_code: flag(needsCode(setting.name, setting)),
          is_verified: flag(listOf(member.verified_fields).includes(setting.name)),
        })),
      is_withdraw_password: flag(member.withdraw_hash !== ''),
      withdraw_password_locked_until: until === null ? '' : formatOperatorTime(until),
      is_password_weak: member.password_weak,
      password_changed_at: formatOperatorTime(member.password_changed_at),
      created_at: formatOperatorTime(member.created_at),
    };
  },
  '/member/profile/edit': async ({ db, realtime }, { body, member, appOrigin }) => {
    const given = Object.entries(body)
      .map(([name, value]): [string, string] => [name, cleaned(name, value ?? '')])
      .filter(([, value]) => value !== '');
    const error = await inTransaction(db, member.id, async (tx) => {
      const current = await currentRow(tx, member);
      for (const [name, value] of given) {
        const setting = await settingOf(tx, name, current.currency);
        if (!isEditable(current, name, setting)) return apiError(101, 'fieldLocked', { field: name });
        if (needsCode(name, setting)) return apiError(224, 'fieldNeedsCode', { field: name });
        const invalid = await fieldError(tx, current, name, { value, appOrigin });
        if (invalid) return invalid;
      }
      await tx.updateTable('member').set(changesOf(current, given)).where('id', '=', current.id).execute();
      return null;
    });
    if (!error) realtime.publish(`private-member.${member.id}`, '.profile.updated', {});
    return error;
  },
} satisfies Partial<Handlers>;

const verifyHandlers = {
  '/member/profile/verify/send': async (services, { body, member, language, appOrigin, ipAddress }) => {
    const { db, sendMessage } = services;
    const { field } = body;
    const value = cleaned(field, body.value);
    if (await lacksImageCode(services, body, appOrigin)) return apiError(105, 'codeMismatch', { field });
    const sent = await inTransaction(db, member.id, async (tx) => {
      const error = await sendCodeError(tx, await currentRow(tx, member), field, { value, appOrigin });
      if (error) return error;
      const now = Date.now();
      const recent = await tx
        .selectFrom('verification')
        .select('sent_at')
        .where((eb) =>
          eb.or([eb('value', '=', value), eb('member_id', '=', member.id).and('field', '=', field)]),
        )
        .where('sent_at', '>', now - codeResend)
        .executeTakeFirst();
      if (recent) return apiError(102, 'codeSentLately', { field });
      const code = String(randomInt(10 ** verificationCodeLength)).padStart(verificationCodeLength, '0');
      const fresh = { value, code, sent_at: now, tries: 0 };
      await tx
        .insertInto('verification')
        .values({ member_id: member.id, field, ...fresh })
        .onConflict((conflict) => conflict.columns(['member_id', 'field']).doUpdateSet(fresh))
        .execute();
      return code;
    });
    if (sent instanceof ApiError) return sent;
    if (await sendsTooMany(services, ipAddress)) return apiError(104, 'tooManyRequests', { field });
    sendMessage(
      value,
      messageIn(language, 'registerText', { code: sent, site: siteTitleOf(appOrigin, language) }),
    );
    return null;
  },
  '/member/profile/verify': async ({ db, realtime }, { body, member, appOrigin }) => {
    const { field } = body;
    const value = cleaned(field, body.value);
    const error = await inTransaction(db, member.id, async (tx) => {
      const current = await currentRow(tx, member);
      const sent = await tx
        .selectFrom('verification')
        .selectAll()
        .where('member_id', '=', member.id)
        .where('field', '=', field)
        .where('value', '=', value)
        .executeTakeFirst();
      if (!sent || Date.now() - sent.sent_at > codeResend) return apiError(102, 'codeExpired', { field });
      if (sent.tries >= TRIES) return apiError(103, 'tooManyCodes', { field });
      const mine = tx
        .updateTable('verification')
        .where('member_id', '=', member.id)
        .where('field', '=', field);
      if (sent.code !== body.code.trim()) {
        await mine.set({ tries: sent.tries + 1 }).execute();
        return apiError(101, 'codeMismatch', { field, tries_left: TRIES - sent.tries - 1 });
      }
      const sendError = await sendCodeError(tx, current, field, { value, appOrigin });
      if (sendError) return apiError(110, sendError.message, { field });
      const verified = JSON.stringify([...listOf(current.verified_fields), field]);
      await tx
        .updateTable('member')
        .set({ ...changesOf(current, [[field, value]]), verified_fields: verified })
        .where('id', '=', current.id)
        .execute();
      // A code is used once; the row keeps the time until which no other is sent.
      await mine.set({ tries: TRIES }).execute();
      return null;
    });
    if (!error) realtime.publish(`private-member.${member.id}`, '.profile.updated', {});
    return error;
  },
  '/member/profile/withdraw_password': async (services, { body, member }) => {
    if (!isWithdrawPassword(body.password)) return apiError(202, 'newPasswordInvalid');
    if (member.withdraw_hash !== '') {
      const old = body.old_password ?? '';
      const error = await withdrawPasswordError(services, member, old, PASSWORD_CODES);
      if (error) return error;
      if (old === body.password) return apiError(103, 'samePassword');
    }
    const changed = await services.db
      .updateTable('member')
      .set({ withdraw_hash: hashPassword(body.password) })
      .where('id', '=', member.id)
      .where('withdraw_hash', '=', member.withdraw_hash)
      .executeTakeFirst();
    // Another request has set one since.
    if (changed.numUpdatedRows === 0n) return apiError(101, 'wrongWithdrawPassword');
    services.realtime.publish(`private-member.${member.id}`, '.profile.updated', {});
    return null;
  },
} satisfies Partial<Handlers>;

export const profileHandlers = { ...editHandlers, ...verifyHandlers };
