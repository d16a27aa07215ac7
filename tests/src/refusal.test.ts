import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { fieldIn, refusalOf } from '#src/components/forms/refusal.ts';

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });
const values = { account: '', captchaAnswer: '', email: '' };
const refusal = (failure: object) =>
  refusalOf(
    i18n,
    { call: '/login', code: '422', serverMessage: 'Refused', ...failure },
    fieldIn(values, { member_email: 'email' }),
  );

test('words about fields stand at the fields of the form', () => {
  const fields = { account: 'Too short', captcha_answer: 'Wrong', member_email: 'Not yours' };
  expect(refusal({ fields })).toEqual({
    fields: { account: 'Too short', captchaAnswer: 'Wrong', email: 'Not yours' },
    form: null,
  });
});

test('words about fields that the form does not have stand above it', () => {
  expect(refusal({ fields: { account: 'Too short', udid: 'Unknown device', cdn: 'Missing' } })).toEqual({
    fields: { account: 'Too short' },
    form: 'Unknown device Missing',
  });
});

test('refusal without words about fields stands above the form, or at the field of its code', () => {
  expect(refusal({})).toEqual({ fields: {}, form: 'Refused' });
  const { fields, form } = refusal({ code: '105', fields: { account: 'Too short' } });
  expect([Object.keys(fields), form]).toEqual([['answer'], null]);
});
