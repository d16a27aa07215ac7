import { minor } from '#sandbox/db/money.ts';
import type { MemberRow } from '#sandbox/db/schema.ts';
import { stakesIn } from '#sandbox/play/provider/rounds.ts';

/** Current version of the agents' agreement. */
export const AGREEMENT_VERSION = 3;

/** The operator's names of agent levels. */
export const LEVELS: Readonly<Record<string, string>> = {
  '1': 'Ambassador',
  '2': 'Partner',
  '3': 'Associate',
  '4': 'Affiliate',
};

/** Percentage of a net win that goes to the providers. */
export const FEE_RATE = '12';
/** Days between the end of a period and its payment. */
export const PAY_DAYS = 10;
/** Days until a member whose application was refused may apply again. */
export const REAPPLY_AFTER_DAYS = 30;
/** Links of an agent that are not disabled. */
export const MAX_LINKS = 20;

/** About one US dollar, in minor units of the currency. */
export const unitOf = (currency: string): number => minor(stakesIn(currency)[2] ?? 1, currency);

type Earner = Pick<MemberRow, 'currency' | 'agent_path'>;

const STEPS = [
  { minActive: 3, minBase: 0, rate: 25 },
  { minActive: 10, minBase: 5_000, rate: 30 },
  { minActive: 30, minBase: 10_000, rate: 35 },
  { minActive: 80, minBase: 50_000, rate: 40 },
] as const;

/**
 * The steps of an agent's commission, lowest first; amounts are minor units. An agent below another one has
 * half the rates of that one.
 */
export const stepsOf = ({ currency, agent_path }: Earner) => {
  const agentsAbove = agent_path.split('.').length - 1;
  return STEPS.map(({ minBase, minActive, rate }) => ({
    minActive,
    minBase: minBase * unitOf(currency),
    rate: String(rate / 2 ** agentsAbove),
  }));
};

/** Number of the highest step that an agent reaches, from 1, and its rate; 0 if none is. */
export const stepOf = (agent: Earner, { active, base }: { active: number; base: number }) => {
  const reached = stepsOf(agent).filter(
    ({ minActive, minBase }) => active >= minActive && base > 0 && base >= minBase,
  );
  return { step: reached.length, rate: reached.at(-1)?.rate ?? '0' };
};
