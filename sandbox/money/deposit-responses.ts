import type { Wire } from '#contract/call.ts';
import type { depositMethods, depositOrder, WireInstructions } from '#contract/endpoints/money/deposit.ts';
import { fromDecimal, toDecimal } from '#contract/money.ts';
import type { DepositMethodRow, DepositOrderRow } from '#sandbox/db/schema.ts';
import type { HandlerContext } from '#sandbox/server/handler.ts';
import { messageIn } from '#sandbox/server/messages/messages.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import { cashierUrl } from './cashier-url.ts';
import type { DepositTarget } from './deposit-methods.ts';
import { promotionOf, type SandboxPromotion } from './deposit-promotions.ts';

type Caller = Pick<HandlerContext<'/member/deposit/order'>, 'language' | 'appOrigin' | 'gamesOrigin'>;
type Method = Omit<DepositMethodRow, 'position' | 'devices' | 'promotions'>;

/** Coins of `digits` decimal places for an amount in minor units, rounded up. Rates have two, whatever the currency. */
const coinsFor = (amount: number, rate: string, digits: number, currency: string): string => {
  const price = BigInt(fromDecimal(rate, 'USD') ?? 0);
  const paid = BigInt(fromDecimal(toDecimal(amount, currency), 'USD') ?? 0);
  const smallest = (paid * 10n ** BigInt(digits) + price - 1n) / price;
  const text = String(smallest).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
};

/** How to pay the order. */
const instructionsOf = (
  { amount, currency, reference }: DepositOrderRow,
  target: DepositTarget,
  { gamesOrigin, language }: Caller,
): WireInstructions[keyof WireInstructions] => {
  switch (target.kind) {
    case 'bank': {
      const { bank, name, number, branch } = target;
      return { bank, name, number, branch, reference };
    }
    case 'qr':
      return { uri: cashierUrl(gamesOrigin, reference, language) };
    case 'crypto': {
      const { network, coin, scheme, rate, digits } = target;
      const coins = coinsFor(amount, rate, digits, currency);
      const uri = `${scheme}:${reference}?amount=${coins}`;
      return { network, address: reference, coin, amount: coins, rate, uri };
    }
    case 'redirect':
      return { url: cashierUrl(gamesOrigin, reference, language) };
  }
};

/** The order as its member reads it. Only an order that can be paid has instructions. */
export const orderResponse = (
  order: DepositOrderRow,
  { method_id: id, kind, name, icon, target }: Method,
  caller: Caller,
): Wire<typeof depositOrder> => {
  const { currency, status, reason } = order;
  const decimal = (minor: number) => toDecimal(minor, currency);
  const money = (minor: number) => `${decimal(minor)} ${currency}`;
  const promotion = promotionOf(order.promotion_id, currency);
  const isOpen = status === 'waiting' || status === 'reported';
  const paid = order.paid_amount;
  return {
    order_number: order.order_number,
    request_id: order.request_id,
    kind,
    method: { id, name, icon: caller.appOrigin + icon },
    promotion: promotion && { id: promotion.id, title: messageIn(caller.language, promotion.title) },
    status,
    amount: decimal(order.amount),
    pay_amount: decimal(order.amount),
    paid_amount: paid === null ? null : decimal(paid),
    fee: decimal(order.fee),
    arrives: decimal(order.arrives),
    bonus: decimal(order.bonus),
    turnover: decimal(order.turnover),
    created_at: formatOperatorTime(order.created_at),
    expires_at: formatOperatorTime(order.expires_at),
    reason: reason
      ? messageIn(caller.language, reason, { paid: money(paid ?? 0), amount: money(order.amount) })
      : '',
    instructions: isOpen ? instructionsOf(order, JSON.parse(target) as DepositTarget, caller) : null,
  };
};

type Period = { start_at: number; end_at: number };
export const periodResponse = ({ start_at, end_at }: Period) => ({
  start_at: formatOperatorTime(start_at),
  end_at: formatOperatorTime(end_at),
});

const promotionResponse = (
  { id, title, bonus, bonusMax, min, turnover }: SandboxPromotion,
  language: Caller['language'],
) => ({ id, title: messageIn(language, title), bonus, bonus_max: bonusMax, min, turnover });

export const methodResponse = (
  method: Method,
  period: Period | undefined,
  promotions: readonly SandboxPromotion[],
  { language, appOrigin }: Caller,
): Wire<typeof depositMethods>['list'][number] => ({
  id: method.method_id,
  kind: method.kind,
  name: method.name,
  icon: appOrigin + method.icon,
  min: toDecimal(method.min, method.currency),
  max: toDecimal(method.max, method.currency),
  presets: JSON.parse(method.presets) as string[],
  fee: method.fee === null ? null : JSON.parse(method.fee),
  arrival_minutes: method.arrival_minutes,
  maintenance: period ? periodResponse(period) : null,
  needs: JSON.parse(method.needs) as string[],
  promotions: promotions.map((promotion) => promotionResponse(promotion, language)),
});
