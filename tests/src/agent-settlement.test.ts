import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readResult } from '#contract/call.ts';
import { agentSettlementDetail } from '#contract/endpoints/agents/settlement.ts';
import { toDecimal } from '#contract/money.ts';
import { multiply } from '#contract/rates.ts';
import {
  calculationOf,
  checkSettlement,
  type Settlement,
} from '#src/features/agents/settlement/calculation.ts';

/** Reads a settlement as the operator sends it. */
function read(wire: object): Settlement {
  const result = readResult(agentSettlementDetail, { code: 100, data: { id: '1', status: 'paid', ...wire } });
  if (!result.ok) throw new Error(result.failure.code);
  return result.data;
}

const cents = fc.integer({ min: -5_000_000_000, max: 5_000_000_000 });
const paid = fc.integer({ min: 0, max: 1_000_000_000 });
const currency = fc.constantFrom('USD', 'VND');
/** What the members of an agent below, or the agent's own, have done. */
const branch = fc.record({ net: cents, bonus: paid, fee: paid, share: paid });
const facts = fc.record({
  currency,
  branches: fc.array(branch, { minLength: 1, maxLength: 6 }),
  carriedBase: fc.integer({ min: -1_000_000_000, max: 0 }),
  carriedCommission: fc.integer({ min: -1_000_000_000, max: 0 }),
  rate: fc.constantFrom('0', '7.5', '12.25', '20', '35', '50'),
});
type Facts = typeof facts extends fc.Arbitrary<infer T> ? T : never;

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** A settlement of the contract, as an operator calculates it. */
function settle({ currency, branches, carriedBase, carriedCommission, rate }: Facts) {
  const wire = (minor: number) => toDecimal(minor, currency);
  const bases = [...branches.map(({ net, bonus, fee }) => net - bonus - fee), carriedBase];
  const base = sum(bases);
  const commission = base > 0 ? multiply(base, rate, 100) : 0;
  const shares = sum(branches.map(({ share }) => share));
  return {
    currency,
    net_win: wire(sum(branches.map(({ net }) => net))),
    bonuses: wire(sum(branches.map(({ bonus }) => bonus))),
    fees: wire(sum(branches.map(({ fee }) => fee))),
    carried_base: wire(carriedBase),
    base: wire(base),
    rate,
    commission: wire(commission),
    shares: wire(shares),
    carried_commission: wire(carriedCommission),
    amount: wire(commission - shares + carriedCommission),
    sources: bases.map((own, place) => {
      const { net = 0, bonus = 0, fee = 0, share = 0 } = branches[place] ?? {};
      return {
        kind: place === 0 ? 'own' : place < branches.length ? 'agent' : 'carried',
        net_win: wire(net),
        bonuses: wire(bonus),
        fees: wire(fee),
        base: wire(own),
        // The first row has all of the commission, so that the rows sum to it.
        commission: wire(place === 0 ? commission : 0),
        share: wire(share),
      };
    }),
  };
}

const fields = [
  'net_win',
  'bonuses',
  'fees',
  'carried_base',
  'base',
  'commission',
  'shares',
  'carried_commission',
  'amount',
] as const;

test('settlement adds up to the minor unit for every base, rate, share and loss that is carried over', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const settlement = read(settle(given));
      expect(checkSettlement(settlement)).toEqual({ calculation: 'fits', sources: 'fits' });
      // The lines of the calculation, with the signs that it shows, sum to the results that it shows.
      let running = 0;
      for (const { id, operation, minor } of calculationOf(settlement)) {
        if (id === 'rate') running = running > 0 ? multiply(running, given.rate, 100) : 0;
        else if (operation === '=') expect(running).toBe(minor);
        else running += (operation === '−' ? -1 : 1) * (minor ?? Number.NaN);
      }
    }),
  );
});

test('settlement does not add up when one figure is changed by a minor unit', () => {
  fc.assert(
    fc.property(facts, fc.constantFrom(...fields), fc.constantFrom(-1, 1), (given, field, change) => {
      const wire = settle(given);
      const minor = Number(wire[field].replace('.', ''));
      const changed = read({ ...wire, [field]: toDecimal(minor + change, given.currency) });
      expect(checkSettlement(changed).calculation).toBe('differs');
    }),
  );
});

test('rows of a settlement do not add up when one of them is changed or does not parse', () => {
  const wire = settle({
    currency: 'USD',
    branches: [
      { net: 100_00, bonus: 5_00, fee: 12_00, share: 0 },
      { net: -40_01, bonus: 1_00, fee: 0, share: 2_50 },
    ],
    carriedBase: 0,
    carriedCommission: 0,
    rate: '20',
  });
  const [first, ...rest] = wire.sources;
  expect(checkSettlement(read(wire)).sources).toBe('fits');
  expect(checkSettlement(read({ ...wire, sources: [{ ...first, base: '83.01' }, ...rest] })).sources).toBe(
    'differs',
  );
  expect(checkSettlement(read({ ...wire, sources: [{ ...first, kind: 7 }, ...rest] })).sources).toBe(
    'differs',
  );
});

test.each([
  ['a figure is missing', { fees: null }],
  ['a figure has more digits than the currency', { base: '78.005' }],
  ['the rate is missing', { rate: null }],
  ['the rate is negative', { rate: '-20' }],
])('settlement cannot be checked when %s', (_, change) => {
  const wire = settle({
    currency: 'USD',
    branches: [{ net: 100_00, bonus: 0, fee: 12_00, share: 0 }],
    carriedBase: -10_00,
    carriedCommission: -1,
    rate: '20',
  });
  expect(checkSettlement(read({ ...wire, ...change })).calculation).toBe('unknown');
});

test('settlement of negative commissions pays nothing and adds up', () => {
  const settlement = read(
    settle({
      currency: 'USD',
      branches: [{ net: -100_00, bonus: 5_00, fee: 0, share: 3_00 }],
      carriedBase: -20_00,
      carriedCommission: -7_00,
      rate: '35',
    }),
  );
  expect(checkSettlement(settlement)).toEqual({ calculation: 'fits', sources: 'fits' });
  expect(calculationOf(settlement).map(({ operation, minor }) => [operation, minor])).toEqual([
    ['', -100_00],
    ['−', 5_00],
    ['−', 0],
    ['−', 20_00],
    ['=', -125_00],
    ['×', null],
    ['=', 0],
    ['−', 3_00],
    ['−', 7_00],
    ['=', -10_00],
  ]);
});
