import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAlias, isBankNumber, isBranch, isWalletNumber, plainNumber } from '#contract/account-rules.ts';
import { shareOf } from '#contract/rates.ts';

const rules = {
  'bank number': isBankNumber,
  'e-wallet number': isWalletNumber,
  branch: isBranch,
  alias: isAlias,
};

test.each([
  ['bank number', '6222 0212-3456.7890 123', true],
  ['bank number', '１２３４５６７', true],
  ['bank number', '12345-x', true],
  ['bank number', '12345', false],
  ['bank number', '1'.repeat(21), false],
  ['bank number', '12a4567', false],
  ['bank number', '', false],
  ['e-wallet number', '+84 912 345 678', true],
  ['e-wallet number', 'hoa@example.com', true],
  ['e-wallet number', '1234567', false],
  ['e-wallet number', 'hoa', false],
  ['e-wallet number', `${'a'.repeat(90)}@example.com`, false],
  ['branch', 'Chi nhánh Hà Nội 2', true],
  ['branch', '上海市浦东新区支行', true],
  ['branch', 'শাখা, ঢাকা', true],
  ['branch', 'São Paulo (Centro) № 7', true],
  ['branch', 'A', false],
  ['branch', '<b>Hà Nội</b>', false],
  ['branch', 'Hà\nNội', false],
  ['alias', '', true],
  ['alias', 'Lương 💰 tháng', true],
  ['alias', 'x'.repeat(21), false],
  ['alias', 'a\u202eb', false],
  // One sign each, of several characters, and a joiner of a script.
  ['alias', '👨‍👩‍👧‍👦'.repeat(20), true],
  ['alias', '🏴󠁧󠁢󠁳󠁣󠁴󠁿 ❤️', true],
  ['alias', 'මගේ ශ්‍රී', true],
  ['alias', 'ဝ'.repeat(21), false],
  ['alias', `a${'\u0301'.repeat(500)}`, false],
  ['bank number', '१२३४५६७८', true],
  ['bank number', '١٢٣٤٥٦٧٨', true],
] as const)('%s %j is accepted: %s', (name, value, expected) => {
  expect(rules[name](value)).toBe(expected);
});

test('bank number is the same when it is typed with spaces and dashes', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^\d{6,20}$/),
      fc.nat(),
      fc.constantFrom(' ', '-', '\u00a0'),
      (digits, at, gap) => {
        const place = at % digits.length;
        const typed = digits.slice(0, place) + gap + digits.slice(place);
        expect([isBankNumber(typed), plainNumber(typed)]).toEqual([true, digits]);
      },
    ),
  );
});

test.each([
  ['fixed', '1.20', 5_000, 'USD', 120],
  ['fixed', '1.205', 5_000, 'USD', null],
  ['percent', '0.5', 10_000, 'USD', 50],
  ['percent', '0.5', 10_001, 'USD', 50],
  ['percent', '0', 10_000, 'USD', 0],
  ['percent', '1.8', 100_000_000_000_000, 'VND', 1_800_000_000_000],
] as const)('%s fee of %s of %i minor units of %s is %s', (kind, value, minor, currency, expected) => {
  expect(shareOf({ kind, value }, minor, currency)).toBe(expected);
});
