import type { DepositPromotion } from '#contract/endpoints/deposit.ts';
import type { Currency } from '#contract/limits.ts';
import type { DepositMethodRow } from '../db/deposit-schema.ts';
import type { MemberRow } from '../db/schema.ts';
import type { MessageKey } from '../messages/messages.ts';
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
    turnover: '15',
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
    id: 'gift',
    title: 'depositGift',
    bonus: { fixed: 5 },
    max: null,
    min: 100,
    turnover: '3',
  },
];

/** `title` is the key of the server's message. */
export type SandboxPromotion = DepositPromotion & { title: MessageKey };

const promotionIn = (currency: Currency, offer: Template): SandboxPromotion => ({
  id: offer.id,
  title: offer.title,
  bonus: rateIn(offer.bonus, currency),
  bonusMax: offer.max === null ? null : decimalIn(offer.max, currency),
  min: decimalIn(offer.min, currency),
  turnover: offer.turnover,
});

type Method = Pick<DepositMethodRow, 'currency' | 'promotions'>;

/** Promotions that the member may have with the method. */
export const promotionsOf = (
  { currency, promotions }: Method,
  { deposit_times }: Pick<MemberRow, 'deposit_times'>,
): SandboxPromotion[] =>
  TEMPLATES.filter(({ first }) => promotions === 1 && (!first || deposit_times === 0)).map((offer) =>
    promotionIn(currency as Currency, offer),
  );

/** The promotion of an order, whatever the member may have by now. */
export const promotionOf = (id: string, currency: string): SandboxPromotion | null => {
  const offer = TEMPLATES.find((each) => each.id === id);
  return offer ? promotionIn(currency as Currency, offer) : null;
};
