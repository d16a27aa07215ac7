import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { failureText, operatorCode } from '#src/i18n/failure.ts';

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });
const words = (call: string, code: string, serverMessage?: string) =>
  failureText(i18n, { call, code, ...(serverMessage && { serverMessage }) });

describe('one-key return', () => {
  const call = '/member/profile/balance/all/back';

  test.each([
    ['101', 'a game is still open'],
    ['102', 'a provider did not respond'],
    ['103', 'a provider is closed for maintenance'],
    ['104', 'is already being returned'],
    ['105', 'no balance to return'],
  ])('one-key return shows the text of code %s: %s', (code, expected) => {
    expect(words(call, code, 'the operator’s')).toContain(expected);
  });

  test('one-key return shows the server message when the code is unknown', () => {
    expect(words(call, '106', 'Not before noon')).toBe('Not before noon');
    expect(words(call, '500')).toBe('Something went wrong. Try again or contact customer service.');
  });

  test('one-key return codes do not apply when another call fails', () => {
    expect(words('/agent/transfers', '101', 'Something else')).toBe('Something else');
  });
});

test.each([
  ['/login/double_validation', '998', 'The answer is incorrect.'],
  ['/login/double_validation/skip', '101', 'The account name or password is incorrect.'],
])('security question shows the text of code %s %s: %s', (call, code, text) => {
  expect(words(call, code, 'the operator’s')).toBe(text);
});

test.each([
  ['102', '102'],
  ['E-7', 'E-7'],
  ['malformed', undefined],
  ['networkError', undefined],
  ['401', undefined],
])('code %s is shown as %s', (code, shown) => {
  expect(operatorCode({ call: '/login', code })).toBe(shown);
});

test('status of a game that did not start has our words when the operator has none', () => {
  expect(words('forward_game', '960')).toBe('The game did not start. Nothing was charged.');
  expect(words('forward_game', '960', 'The table is full')).toBe('The table is full');
});
