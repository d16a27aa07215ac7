import { type Currency, currencySigns } from '#contract/constants.ts';
import { toDecimal } from '#contract/money.ts';
import type { Rate } from '#contract/rates.ts';
import type { MarkName } from '#sandbox/art/provider-mark.ts';
import { markUrl } from '#sandbox/art/urls.ts';
import { amountFactor, minor } from '#sandbox/db/money.ts';
import type { DepositMethodRow } from '#sandbox/db/schema.ts';

/** Where the money of a method goes. `version` is the first byte of the network's addresses, `digits` those of a coin. */
export type DepositTarget =
  | { kind: 'bank'; bank: string; name: string; number: string; branch: string }
  | (Chain & { kind: 'crypto'; rate: string })
  | { kind: 'qr' | 'redirect' };
type Chain = { network: string; coin: string; scheme: string; version: number; digits: number };

/** Price of a USDT in hundredths, also of a currency without minor units. */
const usdtPrice: Readonly<Record<Currency, number>> = {
  RMB: 710,
  VND: 2_540_000,
  WON: 138_000,
  JPY: 15_000,
  THB: 3_400,
  USD: 100,
  INR: 8_400,
  MMK: 210_000,
  BRL: 560,
  BDT: 11_900,
  NGN: 160_000,
};
const bitcoinInUsdt = 95_000;
const price = (hundredths: number): string => toDecimal(hundredths, 'USD');

export type RateInUsd = { fixed: number } | { percent: string };

type Template = {
  key: string;
  name: string;
  mark: MarkName;
  hue: number;
  /** Major units of USD. */
  min: number;
  max: number;
  fee?: RateInUsd;
  minutes: number;
  needs?: readonly string[];
  excludesPromotions?: true;
  /** Bits of the devices that have the method; default: all. */
  devices?: number;
  target: (currency: Currency) => DepositTarget;
};

const bank =
  (name: string, number: string, branch: string): Template['target'] =>
  (currency) => ({ kind: 'bank', bank: name, name: `{site} ${currency}`, number, branch });
const coins =
  (chain: Chain, inUsdt: number): Template['target'] =>
  (currency) => ({ kind: 'crypto', ...chain, rate: price(usdtPrice[currency] * inUsdt) });

const USDT: Chain = {
  network: 'TRC20 (Nile testnet)',
  coin: 'USDT',
  scheme: 'tron',
  version: 0x41,
  digits: 6,
};
const BITCOIN: Chain = {
  network: 'Bitcoin (testnet)',
  coin: 'BTC',
  scheme: 'bitcoin',
  version: 0x6f,
  digits: 8,
};

/** The method that is in maintenance in every currency. */
const MAINTAINED = 'summit';

const TEMPLATES: readonly Template[] = [
  {
    key: 'harbour',
    name: 'Harbour Bank',
    mark: 'sails',
    hue: 210,
    min: 10,
    max: 20_000,
    minutes: 5,
    target: bank('Harbour Bank', '004819207731', 'Old Town'),
  },
  {
    key: 'meridian',
    name: 'Meridian Bank',
    mark: 'compass',
    hue: 160,
    min: 20,
    max: 50_000,
    fee: { fixed: 1 },
    minutes: 30,
    needs: ['payer_name'],
    target: bank('Meridian Bank', '771000425518', ''),
  },
  {
    key: MAINTAINED,
    name: 'Summit Trust',
    mark: 'summit',
    hue: 260,
    min: 10,
    max: 10_000,
    minutes: 10,
    target: bank('Summit Trust', '330588461207', 'Hill Road'),
  },
  {
    key: 'lantern',
    name: 'Lantern Pay',
    mark: 'lantern',
    hue: 20,
    min: 5,
    max: 2_000,
    minutes: 1,
    target: () => ({ kind: 'qr' }),
  },
  {
    key: 'quickscan',
    name: 'QuickScan',
    mark: 'dotGrid',
    hue: 130,
    min: 5,
    max: 5_000,
    fee: { percent: '0.5' },
    minutes: 2,
    target: () => ({ kind: 'qr' }),
  },
  {
    key: 'usdt',
    name: 'USDT TRC20',
    mark: 'facets',
    hue: 170,
    min: 20,
    max: 100_000,
    fee: { fixed: 2 },
    minutes: 3,
    excludesPromotions: true,
    target: coins(USDT, 1),
  },
  {
    key: 'bitcoin',
    name: 'Bitcoin',
    mark: 'orbit',
    hue: 35,
    min: 50,
    max: 200_000,
    fee: { percent: '1' },
    minutes: 20,
    excludesPromotions: true,
    target: coins(BITCOIN, bitcoinInUsdt),
  },
  {
    key: 'cardgate',
    name: 'CardGate',
    mark: 'prism',
    hue: 290,
    min: 10,
    max: 3_000,
    fee: { percent: '2.5' },
    minutes: 1,
    target: () => ({ kind: 'redirect' }),
  },
  {
    key: 'pocket',
    name: 'Pocket Wallet',
    mark: 'shell',
    hue: 340,
    min: 5,
    max: 1_000,
    minutes: 1,
    devices: 0b110,
    target: () => ({ kind: 'redirect' }),
  },
];

export const methodId = (currency: string, key: string): string => `${currency}-${key}`;
export const currencies = Object.keys(currencySigns) as Currency[];
export const maintainedMethods = (): string[] => currencies.map((currency) => methodId(currency, MAINTAINED));

const PRESETS = [10, 50, 100, 200, 500, 1_000, 2_000, 5_000];

const inCurrency = (usd: number, currency: Currency): number => minor(usd * amountFactor[currency], currency);
/**
 * An amount of USD as a decimal of a currency, at a fixed rate that keeps round amounts round: the sandbox has no
 * exchange rates.
 */
export const decimalIn = (usd: number, currency: Currency): string =>
  toDecimal(inCurrency(usd, currency), currency);
export const rateIn = (rate: RateInUsd, currency: Currency): Rate =>
  'percent' in rate
    ? { kind: 'percent', value: rate.percent }
    : { kind: 'fixed', value: decimalIn(rate.fixed, currency) };

/** The deposit methods of all currencies. */
export const depositMethods = (): DepositMethodRow[] =>
  currencies.flatMap((currency) =>
    TEMPLATES.map(({ key, name, mark, hue, fee, ...method }, position) => {
      const target = method.target(currency);
      return {
        method_id: methodId(currency, key),
        currency,
        kind: target.kind,
        name,
        icon: markUrl(key, mark, hue, 'light'),
        min: inCurrency(method.min, currency),
        max: inCurrency(method.max, currency),
        presets: JSON.stringify(
          PRESETS.filter((preset) => preset >= method.min && preset <= method.max)
            .slice(0, 6)
            .map((preset) => decimalIn(preset, currency)),
        ),
        fee: fee ? JSON.stringify(rateIn(fee, currency)) : null,
        arrival_minutes: method.minutes,
        needs: JSON.stringify(method.needs ?? []),
        promotions: method.excludesPromotions ? 0 : 1,
        devices: method.devices ?? 0b111,
        target: JSON.stringify(target),
        position,
      };
    }),
  );
