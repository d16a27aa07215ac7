import { fractionDigits } from '#contract/currency.ts';
import { factsAt } from '#sandbox/catalogue/catalogue.ts';
import { hash, type RandomInteger, seededInteger } from '#sandbox/random.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import { stakesIn } from './provider/rounds.ts';

/** A win that the operator shows to everybody, in wire names. */
type Winner = { member_name: string; game_id: string; amount: string; currency: string; win_at: string };

const CURRENCIES = ['VND', 'THB', 'INR', 'USD', 'BRL', 'JPY'];
const LETTERS = 'abcdeghiklmnoprstuvy';
/** Multiples of the stake that are won. */
const MULTIPLES = [4, 6, 9, 14, 22, 35, 60, 120, 240];

const pickFrom = <Item>(items: readonly Item[] | string, pick: RandomInteger) =>
  items[pick(items.length)] as Item;

/** Names as operators mask them: "hu***27". */
const maskedName = (pick: RandomInteger): string =>
  `${pickFrom(LETTERS, pick)}${pickFrom(LETTERS, pick)}***${pick(90) + 10}`;

/**
 * The last winners, the newest first: each stretch of `minutes` has one of a game in `gameIds`, the same at each request. Half of
 * them play in `currency`.
 */
export const winnersUntil = (
  now: number,
  {
    gameIds,
    minutes,
    currency,
    count,
  }: { gameIds: readonly string[]; minutes: number; currency: string; count: number },
): Winner[] => {
  if (gameIds.length === 0) return [];
  const stretch = minutes * 60_000;
  // Without the shift, the lists of all games would have the same times.
  const shift = gameIds.length === 1 ? hash(gameIds[0] ?? '') % stretch : 0;
  const last = Math.floor((now - shift) / stretch) - 1;
  return Array.from({ length: count }, (_, index) => {
    const begin = (last - index) * stretch + shift;
    const pick = seededInteger(`winner ${begin} ${gameIds.length === 1 ? gameIds[0] : ''}`);
    const game_id = pickFrom<string>(gameIds, pick);
    const own = pick(2) === 0 ? currency : pickFrom<string>(CURRENCIES, pick);
    const { min, max } = factsAt(game_id) ?? { min: 1, max: 20 };
    const stake = pickFrom<number>(stakesIn(own, { min, max }), pick);
    return {
      member_name: maskedName(pick),
      game_id,
      amount: (stake * pickFrom<number>(MULTIPLES, pick)).toFixed(fractionDigits(own)),
      currency: own,
      win_at: formatOperatorTime(begin + pick(stretch)),
    };
  });
};
