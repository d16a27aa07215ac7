import type { Currency } from '#contract/constants.ts';
import type { DepositPromotion } from '#contract/endpoints/money/deposit.ts';
import type { DepositMethodRow, MemberRow } from '#sandbox/db/schema.ts';
import type { MessageKey } from '#sandbox/server/messages/messages.ts';
import type { Facts } from '#sandbox/site/articles.ts';
import { decimalIn, type RateInUsd, rateIn } from './deposit-methods.ts';

type Template = {
  id: string;
  title: MessageKey;
  bonus: RateInUsd;
  /** Major units of USD. */
  max: number | null;
  min: number;
  turnover: string;
  /** For a member's first deposit only. */
  first?: true;
};

const TEMPLATES: readonly Template[] = [
  {
    id: 'welcome',
    title: 'depositWelcome',
    bonus: { percent: '100' },
    max: 200,
    min: 20,
    turnover: '12',
    first: true,
  },
  {
    id: 'reload',
    title: 'depositReload',
    bonus: { percent: '20' },
    max: 500,
    min: 50,
    turnover: '8',
  },
  {
    id: 'fixed-bonus',
    title: 'depositFixedBonus',
    bonus: { fixed: 5 },
    max: null,
    min: 100,
    turnover: '3',
  },
];

/** `title` is the key of the server's message. */
export type SandboxPromotion = DepositPromotion & { title: MessageKey };

const promotionIn = (currency: Currency, template: Template): SandboxPromotion => ({
  id: template.id,
  title: template.title,
  bonus: rateIn(template.bonus, currency),
  bonusMax: template.max === null ? null : decimalIn(template.max, currency),
  min: decimalIn(template.min, currency),
  turnover: template.turnover,
});

type Method = Pick<DepositMethodRow, 'currency' | 'promotions'>;

/** Promotions that the member may have with the method. */
export const promotionsOf = (
  { currency, promotions }: Method,
  { deposit_times }: Pick<MemberRow, 'deposit_times'>,
): SandboxPromotion[] =>
  TEMPLATES.filter(({ first }) => promotions === 1 && (!first || deposit_times === 0)).map((template) =>
    promotionIn(currency as Currency, template),
  );

/** What a promotion of deposits gives and takes, in the figures of its article. */
export const depositFacts = (id: string): Facts => {
  const found = TEMPLATES.find((each) => each.id === id);
  if (!found) throw new Error(`unknown promotion of deposits: ${id}`);
  const { bonus, max, min, turnover } = found;
  return { reward: bonus, depositMin: min, turnover, ...(max !== null && { max }) };
};

/** The promotion of an order, whatever the member may have by now. */
export const promotionOf = (id: string, currency: string): SandboxPromotion | null => {
  const template = TEMPLATES.find((each) => each.id === id);
  return template ? promotionIn(currency as Currency, template) : null;
};
