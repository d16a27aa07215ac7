import { setupI18n } from '@lingui/core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { RegisterField, RegisterFieldName } from '#contract/register-form.ts';
import { defaultPasswordPolicy } from '#contract/validation.ts';
import { emptyValues, registerSchema, wireValues } from '#src/features/session/registration/schema.ts';

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });
const field = (name: RegisterFieldName, marks = ''): RegisterField => ({
  name,
  required: marks.includes('r'),
  unique: false,
  verified: marks.includes('v'),
});
const good = { member_account: 'linh_88', password: 'dusk2468', agreement: true };

/** Names of the invalid fields, or the values sent to the back end. */
function send(fields: RegisterField[], typed: object, currency = 'USD', siteName = 'gamehall') {
  const schema = registerSchema(fields, {
    currency,
    siteName,
    i18n,
    ageLimit: { minimumAge: 18, today: '2026-11-23' },
    passwordPolicy: defaultPasswordPolicy,
  });
  const read = v.safeParse(schema, { ...emptyValues, ...good, ...typed });
  if (read.success) return wireValues(read.output);
  return read.issues.map((issue) => v.getDotPath(issue));
}
const account = { member_account: 'linh_88', password: 'dusk2468' };

test('account, password and agreement are always required', () => {
  expect(send([], {})).toEqual(account);
  expect(send([], { member_account: '', password: '', agreement: false })).toEqual([
    'member_account',
    'password',
    'agreement',
  ]);
});

const wrongs: [RegisterField[], object, string, ...string[]][] = [
  [[field('confirm_password')], { confirm_password: 'dusk2469' }, 'USD', 'confirm_password'],
  [[field('confirm_password', 'r')], {}, 'USD', 'confirm_password'],
  [[field('member_name', 'r')], { member_name: ' ' }, 'USD', 'member_name'],
  [[field('member_name')], { member_name: 'Wang' }, 'RMB', 'member_name'],
  [[field('member_name')], { member_name: 'Nguyễn Văn' }, 'VND', 'member_name'],
  [[field('member_email')], { member_email: 'a@b' }, 'USD', 'member_email'],
  [[field('member_phone')], { member_phone: '12a4' }, 'USD', 'member_phone'],
  [[field('member_phone')], { member_phone: '12345' }, 'VND', 'member_phone'],
  [[field('member_phone', 'v')], { member_phone: '12345', phone_verify: '12345' }, 'USD', 'phone_verify'],
  [[field('withdraw_password')], { withdraw_password: '12a4' }, 'USD', 'withdraw_password'],
  [[field('identity_id', 'r')], {}, 'USD', 'identity_id'],
  [[field('member_wechat')], { member_wechat: '@linh88' }, 'USD', 'member_wechat'],
  [[field('member_telegram')], { member_telegram: 'abcd' }, 'USD', 'member_telegram'],
  [[field('member_birthday')], { birth_year: '2000', birth_day: '29' }, 'USD', 'birth_month'],
  [[field('member_birthday', 'r')], {}, 'USD', 'birth_year'],
  [[field('member_birthday')], { birth_year: '2001', birth_month: '2', birth_day: '29' }, 'USD', 'birth_day'],
  [
    [field('member_birthday')],
    { birth_year: '2008', birth_month: '11', birth_day: '24' },
    'USD',
    'birth_year',
  ],
  [[field('verify_code')], {}, 'USD', 'verify_code'],
];
test.each(wrongs)('fields %j with %j in %s are invalid at %s', (fields, typed, currency, ...names) => {
  expect(send(fields, typed, currency)).toEqual(names);
});

test('phone needs ten digits when the site is gowin11', () => {
  expect(send([field('member_phone')], { member_phone: '12345' }, 'USD', 'gowin11')).toEqual([
    'member_phone',
  ]);
});

const rights: [RegisterField[], object, string, object][] = [
  [[field('member_name')], { member_name: ' 王小明 ' }, 'RMB', { member_name: '王小明' }],
  [[field('member_phone')], { member_phone: ' (０９１) 234-५६७८ ' }, 'VND', { member_phone: '0912345678' }],
  [[field('member_phone', 'v')], { phone_verify: '123456' }, 'USD', {}],
  [
    [field('member_phone', 'v')],
    { member_phone: '12345', phone_verify: '１２３ ４５６' },
    'USD',
    { member_phone: '12345', phone_verify: '123456' },
  ],
  [
    [field('member_skype')],
    { member_skype: 'live:@x'.replace(':', '.') },
    'USD',
    { member_skype: 'live.@x' },
  ],
  [
    [field('member_birthday')],
    { birth_year: '2000', birth_month: '2', birth_day: '9' },
    'USD',
    { member_birthday: '2000-02-09' },
  ],
  [[field('confirm_password')], { confirm_password: 'dusk2468' }, 'USD', {}],
];
test.each(rights)('fields %j with %j in %s are sent as %j', (fields, typed, currency, more) => {
  expect(send(fields, typed, currency)).toEqual({ ...account, ...more });
});

test('value is not sent when its field is hidden', () => {
  expect(send([], { member_name: 'Linh', verify_code: '7k4n', member_email: 'nonsense' })).toEqual(account);
});
