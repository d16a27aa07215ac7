import type { Data } from '#contract/call.ts';
import type { agentSettlementDetail, SettlementPeriod } from '#contract/endpoints/agents/settlement.ts';
import { multiply } from '#contract/rates.ts';
import { minorOf, sumOf } from '#src/api/amounts.ts';

export type Settlement = Data<typeof agentSettlementDetail>;
export type CommissionSource = NonNullable<Settlement['sources']>[number];

type LineId =
  | 'netWin'
  | 'bonuses'
  | 'fees'
  | 'carriedBase'
  | 'base'
  | 'rate'
  | 'commission'
  | 'shares'
  | 'carriedCommission'
  | 'amount';

/** What becomes of a period's amount, in minor units. One below zero is carried over to the next period. */
export function outcomeOf(
  { status }: Pick<SettlementPeriod, 'status'>,
  minor: number | null,
): 'running' | 'carriedOver' | 'paid' | 'nothing' | 'due' {
  if (status === 'open') return 'running';
  if (minor !== null && minor < 0) return 'carriedOver';
  if (status === 'paid') return 'paid';
  return minor === 0 ? 'nothing' : 'due';
}

/** One operation of the calculation. */
export interface CalculationLine {
  id: LineId;
  operation: '' | '+' | '−' | '×' | '=';
  /** Minor units without the sign of the operation; null if not known, and of the rate. */
  minor: number | null;
}

/** An operand that is added with its sign; zero is added too. */
const added = (id: LineId, minor: number | null): CalculationLine =>
  minor !== null && minor < 0 ? { id, operation: '−', minor: -minor } : { id, operation: '+', minor };
/** An operand that is taken away. */
const taken = (id: LineId, minor: number | null): CalculationLine =>
  minor !== null && minor < 0 ? { id, operation: '+', minor: -minor } : { id, operation: '−', minor };

/** The calculation of a period, one operation a line: each result follows from the lines above it. */
export function calculationOf(settlement: Settlement): CalculationLine[] {
  const { currency } = settlement;
  const minor = (decimal: string | null) => minorOf(decimal, currency);
  const [carriedBase, carriedCommission] = [
    minor(settlement.carriedBase),
    minor(settlement.carriedCommission),
  ];
  return [
    { id: 'netWin', operation: '', minor: minor(settlement.netWin) },
    taken('bonuses', minor(settlement.bonuses)),
    taken('fees', minor(settlement.fees)),
    ...(carriedBase === 0 ? [] : [added('carriedBase', carriedBase)]),
    { id: 'base', operation: '=', minor: minor(settlement.base) },
    { id: 'rate', operation: '×', minor: null },
    { id: 'commission', operation: '=', minor: minor(settlement.commission) },
    taken('shares', minor(settlement.shares)),
    ...(carriedCommission === 0 ? [] : [added('carriedCommission', carriedCommission)]),
    { id: 'amount', operation: '=', minor: minor(settlement.amount) },
  ];
}

/** What the commission is by the base and the rate: rounded down, and nothing of a base below zero. */
export const commissionOf = (base: number, rate: string): number =>
  base > 0 ? multiply(base, rate, 100) : 0;

/** Fields of a source that sum to a result of the calculation. */
const summed = [
  ['netWin', 'netWin'],
  ['bonuses', 'bonuses'],
  ['fees', 'fees'],
  ['base', 'base'],
  ['commission', 'commission'],
  ['share', 'shares'],
] as const;

type Check = 'fits' | 'unknown' | 'differs';

/**
 * Whether the operator's figures add up to the minor unit: the results of the calculation, and the sources. `unknown`
 * if one of the figures is missing.
 */
export function checkSettlement(settlement: Settlement): { calculation: Check; sources: Check } {
  const { currency, rate } = settlement;
  const sources = settlement.sources ?? [];
  const minor = (decimal: string | null) => minorOf(decimal, currency);
  const lines = calculationOf(settlement);
  let running: number | null = 0;
  let calculation: Check = 'fits';
  const expect = (found: number | null) => {
    if (running === null || found === null) calculation = calculation === 'differs' ? 'differs' : 'unknown';
    else if (running !== found) calculation = 'differs';
    running = found;
  };
  for (const { operation, minor: amount } of lines) {
    if (operation === '=') expect(amount);
    else if (operation === '×')
      running = running === null || rate === null ? null : isRate(rate) ? commissionOf(running, rate) : null;
    else
      running = running === null || amount === null ? null : running + (operation === '−' ? -amount : amount);
  }
  const sums = summed.map(([field, result]): Check => {
    const [sum, whole] = [sumOf(sources, (source) => minor(source[field])), minor(settlement[result])];
    if (sum === null || whole === null) return 'unknown';
    return sum === whole ? 'fits' : 'differs';
  });
  const worst: Check = sums.includes('differs') ? 'differs' : sums.includes('unknown') ? 'unknown' : 'fits';
  return { calculation, sources: sources.length === 0 ? 'unknown' : worst };
}

const isRate = (rate: string) => /^\d+(\.\d+)?$/.test(rate);
