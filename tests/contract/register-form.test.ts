import { expect, test } from 'vitest';
import { readResult } from '#contract/call.ts';
import { codes, failureDisplayOf } from '#contract/codes.ts';
import { registerSettings } from '#contract/endpoints/session/registration.ts';
import { visibleFields } from '#contract/register-form.ts';

const wire = (name: string, more: object = {}) => ({ name, currency: 'USD', is_display: 1, ...more });
const settingsOf = (list: unknown[]) => {
  const result = readResult(registerSettings, { code: 100, data: { list } });
  if (!result.ok) throw new Error(result.failure.code);
  return result.data.list;
};

test('form has the fields of its currency in form order', () => {
  const settings = settingsOf([
    wire('verify_code', { is_required: 1 }),
    wire('member_phone', { is_verification: '1', is_unique: 'Y' }),
    wire('member_name', { currency: 'VND' }),
    wire('member_email', { is_display: 0 }),
    wire('introducer'),
    wire('confirm_password'),
  ]);
  expect(visibleFields(settings, 'USD')).toEqual([
    { name: 'confirm_password', required: true, unique: false, verified: false },
    { name: 'member_phone', required: false, unique: true, verified: true },
    { name: 'introducer', required: false, unique: false, verified: false },
    { name: 'verify_code', required: true, unique: false, verified: false },
  ]);
  expect(visibleFields(settings, 'VND').map(({ name }) => name)).toEqual(['member_name']);
  expect(visibleFields(settings, 'XXX')).toEqual([]);
});

test('settings are skipped when malformed, repeated or unknown', () => {
  const settings = settingsOf([
    null,
    7,
    { currency: 'USD' },
    wire('member_shoe_size'),
    wire('__proto__'),
    wire('member_name', { is_display: 'perhaps' }),
    wire('member_email'),
    wire('member_email', { is_required: 1 }),
  ]);
  expect(visibleFields(settings, 'USD')).toEqual([
    { name: 'member_email', required: false, unique: false, verified: false },
  ]);
});

/** The specification, section 8,, 'Register' and 'SMS': the field that shows a code's error, or null for a toast. */
const errorFields: Record<string, string | null> = {
  102: 'member_account',
  103: 'member_name',
  104: 'member_phone',
  105: 'member_email',
  106: null,
  107: null,
  108: null,
  109: null,
  110: null,
  112: 'introducer',
  113: 'verify_code',
  114: 'identity_id',
  206: 'member_email',
  209: 'member_phone',
  214: 'member_name',
  215: 'member_phone',
  216: 'member_email',
  218: null,
  219: 'introducer',
  222: null,
  223: 'identity_id',
  224: 'phone_verify',
  227: 'member_name',
  228: 'introducer',
  301: 'member_wechat',
  302: 'member_qq',
  303: 'member_skype',
  304: 'member_fb',
  305: 'member_zalo',
  306: 'member_telegram',
  307: 'member_whats_app',
  308: 'member_others',
  996: null,
  997: null,
};

test('register errors appear where the specification says', () => {
  expect(Object.keys(codes['/register'])).toEqual(Object.keys(errorFields));
  for (const [code, field] of Object.entries(errorFields)) {
    const display = failureDisplayOf('/register', code);
    expect([code, display?.as, display?.field ?? null]).toEqual([code, field ? 'field' : 'toast', field]);
  }
  for (const code of ['215', '301', '308']) expect(failureDisplayOf('/register', code)?.text).toBe('server');
  expect(Object.keys(codes['/register/sms']).sort()).toEqual(['099', '102', '103', '104', '105', '201']);
});
