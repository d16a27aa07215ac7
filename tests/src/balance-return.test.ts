import { setupI18n } from '@lingui/core';
import { beforeAll, expect, test } from 'vitest';
import type { Notice } from '#machines/kernel/events.ts';
import type { ProviderMoney } from '#src/api/member-queries.ts';
import { returnedMoney } from '#src/features/play/return-balances.ts';
import { noticeTexts } from '#src/i18n/notice.ts';
import { renderIn } from '#src/site/locale.ts';

beforeAll(() => renderIn('en_US'));

const provider = (id: string, minor: number | null): ProviderMoney => ({
  id,
  name: `Provider ${id}`,
  icon: '',
  isLight: false,
  minor,
  maintenance: null,
});
const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });
const words = (from: [string, number][], hidden = false) => {
  const returned = { currency: 'USD', from: from.map(([provider, minor]) => ({ provider, minor })) };
  const notice: Notice = { type: 'notice', tone: 'success', text: 'balances_returned_from', returned };
  return noticeTexts(i18n, notice, hidden);
};

test('return names what has left each provider, most first', () => {
  const before = [provider('A', 3_000), provider('B', 120_050), provider('C', 500), provider('D', 0)];
  const after = [provider('A', 0), provider('B', 0), provider('C', 500), provider('D', null)];
  expect(returnedMoney(before, after, 'USD')).toEqual({
    currency: 'USD',
    from: [
      { provider: 'Provider B', minor: 120_050 },
      { provider: 'Provider A', minor: 3_000 },
    ],
  });
});

test('return is of unknown amount when a balance is not known or nothing has left', () => {
  const before = [provider('A', 3_000)];
  expect(returnedMoney(before, [provider('A', null)], 'USD')).toBeNull();
  expect(returnedMoney(before, [], 'USD')).toBeNull();
  expect(returnedMoney([provider('A', null)], [provider('A', 0)], 'USD')).toBeNull();
  expect(returnedMoney(before, before, 'USD')).toBeNull();
});

test('notice names the sum and each provider when balances have been returned', () => {
  expect(
    words([
      ['Velvet Gate', 120_050],
      ['Aurelia', 3_000],
    ]),
  ).toEqual({
    text: '$1,230.50 returned to your wallet.',
    detail: '$1,200.50 from Velvet Gate and $30.00 from Aurelia',
  });
  expect(words(['A', 'B', 'C', 'D', 'E'].map((name) => [name, 100])).detail).toBe(
    '$1.00 from A, $1.00 from B, $1.00 from C, and $2.00 from 2 other providers',
  );
});

test('notice of returned balances has no amount when balances are hidden', () => {
  expect(
    words(
      [
        ['Velvet Gate', 120_050],
        ['Aurelia', 3_000],
      ],
      true,
    ),
  ).toEqual({
    text: 'Your balances have been returned to your wallet.',
    detail: 'Velvet Gate and Aurelia',
  });
});
