import { expect, test } from 'vitest';
import { isCommonPassword } from '#contract/common-passwords.ts';
import {
  defaultPasswordPolicy,
  isAccount,
  isBirthday,
  isContact,
  isEmail,
  isMemberName,
  isOfAge,
  isPassword,
  isPhoneNumber,
  isVerificationCode,
  isWithdrawPassword,
  normalizeDigits,
  normalizeName,
  normalizeText,
} from '#contract/validation.ts';

const each = (rule: (value: string) => boolean, good: string[], bad: string[]) => {
  for (const value of good) expect(rule(value), value).toBe(true);
  for (const value of bad) expect(rule(value), value).toBe(false);
};

test('account rule accepts valid accounts only', () =>
  each(
    isAccount,
    ['linh88', 'a-b_c9', 'abcdefghijkl'],
    ['linh8', 'abcdefghijklm', 'Linh88', 'linh 8', 'línhh8', ''],
  ));

test('password rule accepts valid passwords only', () =>
  each(
    (value) => isPassword(value, defaultPasswordPolicy),
    ['abc123', 'ABCDEFGHIJ12'],
    ['abcdef', '123456', 'abc12', 'abc12!', 'abcdefghijk12', 'пароль1'],
  ));

test('password rule follows the policy of the site', () =>
  each(
    (value) => isPassword(value, { minLength: 8, maxLength: 64, symbols: true }),
    ['abcd1234', 'correct-horse-battery-9', `a1${'#'.repeat(62)}`],
    ['abcd123', 'abcd 1234', 'abcdefgh', '12345678', `a1${'#'.repeat(63)}`, 'пароль123'],
  ));

test('common passwords are known in whatever case', () =>
  each(isCommonPassword, ['abc123', 'PassW0rd', 'qwerty123'], ['dusk2468', 'password', '']));

test('member name rule depends on the currency', () => {
  each((name) => isMemberName(name, 'RMB'), ['王小明', '买买提·江'], ['Wang', '王 小明', '王1', '']);
  each((name) => isMemberName(name, 'VND'), ['NGUYEN', 'Nguyễn'], ['Nguyễn Văn', ' ', '']);
  each((name) => isMemberName(name, 'USD'), ['Anna Lee'], ['']);
});

test('phone needs ten digits when the currency is VND or the site is gowin11', () => {
  const vnd = { currency: 'VND', siteName: 'gamehall' };
  each((phone) => isPhoneNumber(phone, vnd), ['0912345678'], ['091234567', '09123456789', '09123a5678', '']);
  each((phone) => isPhoneNumber(phone, { currency: 'USD', siteName: 'gowin11' }), ['0912345678'], ['12345']);
  each((phone) => isPhoneNumber(phone, { currency: 'USD', siteName: 'gamehall' }), ['12345'], ['+12345', '']);
});

test('contact may have an @ only when it is for Telegram or Skype', () => {
  each((name) => isContact('member_telegram', name), ['@linh.88'], ['abcd', 'a'.repeat(51), 'a b c d']);
  each((name) => isContact('member_wechat', name), ['linh.88', 'a-b_c'], ['@linh88']);
});

test('birthday is valid when it is empty or an existing date', () => {
  const day = (year: string, month: string, date: string) => isBirthday({ year, month, day: date });
  expect(day('', '', '')).toBe(true);
  expect(day('2000', '2', '29')).toBe(true);
  expect(day('2001', '2', '29')).toBe(false);
  expect(day('2000', '', '29')).toBe(false);
});

test.each([
  ['2008-11-23', true],
  ['2008-11-24', false],
  ['1926-01-01', true],
])('a person born on %s is 18 on 23 November 2026: %s', (birthday, is) => {
  expect(isOfAge(birthday, 18, '2026-11-23')).toBe(is);
});
test('age is reached on 1 March when the birthday is 29 February', () => {
  expect(isOfAge('2008-02-29', 18, '2026-02-28')).toBe(false);
  expect(isOfAge('2008-02-29', 18, '2026-03-01')).toBe(true);
});

test('phone code, withdrawal password and e-mail rules accept valid values only', () => {
  each(isVerificationCode, ['123456'], ['12345', '1234567', 'abcdef']);
  each(isWithdrawPassword, ['0000'], ['000', '00000', 'abcd']);
  each(isEmail, ['a@b.co'], ['a@b', 'a b@c.de', '@b.co']);
});

test('text is normalized when it has blanks or full-width characters', () => {
  expect(normalizeText('　ｌｉｎｈ８８ ')).toBe('linh88');
});

test('number is normalized when written with separators or other digits', () => {
  for (const written of [
    '0912 345 678',
    '(0912) 345-678',
    '０９１２３４５６７８',
    '०९१२ ३४५ ६७८',
    ' 0912.345.678\t',
  ])
    expect(normalizeDigits(written)).toBe('0912345678');
  expect(normalizeDigits('+84 912')).toBe('+84912');
});

test.each([
  '๐๑๒๓๔๕๖๗๘๙',
  '၀၁၂၃၄၅၆၇၈၉',
  '০১২৩৪৫৬৭৮৯',
  '௦௧௨௩௪௫௬௭௮௯',
  '०१२३४५६७८९',
  '０１２３４５６７８９',
  '012\u200e 345‑67.89',
])('number typed as %s is 0123456789', (typed) => {
  expect(normalizeDigits(typed)).toBe('0123456789');
});

test.each([
  '买买提·江',
  '买买提•江',
  '买买提・江',
  '买买提‧江',
  '买买提･江',
  '买买提.江',
  '买买提。江',
  '买买提 ． 江',
])('Chinese name %s has the dot that is checked', (typed) => {
  expect(normalizeName(typed, 'RMB')).toBe('买买提·江');
  expect(isMemberName(normalizeName(typed, 'RMB'), 'RMB')).toBe(true);
});

test('dots stay in names of other currencies', () => {
  expect(normalizeName('J. R. Smith', 'USD')).toBe('J. R. Smith');
});
