import type { gameTypes } from '#contract/constants.ts';
import type { GameFacts } from '#contract/endpoints/catalogue/game-facts.ts';
import { at } from '#sandbox/art/draw.ts';
import type { Table } from '#sandbox/art/poster.ts';
import { hash, seededRandom } from '#sandbox/random.ts';

/** What the operator says of a game; providers leave out what they do not publish. */
export type Facts = {
  /** Limits of a round, in US dollars; the game offers the stakes between them. */
  min: number;
  max: number;
  isLimitPublished: boolean;
  /** In percent. */
  rtp?: string;
  volatility?: GameFacts['volatility'];
};

type GtId = keyof typeof gameTypes;

const MIN_STAKES = [0.2, 0.2, 0.5, 1];
const MAX_STAKES = [20, 50, 100, 100];
const VOLATILITIES = ['low', 'medium', 'high'] as const;
/** Lowest and highest rate of return, in tenths of a percent: bets on sports and cocks have none. */
const RATES: Partial<Record<GtId, readonly [number, number]>> = {
  2: [940, 971],
  3: [948, 995],
  5: [900, 950],
  6: [955, 990],
  7: [920, 955],
};
/** One in so many games has no such fact. */
const UNPUBLISHED = 11;

export const factsOf = (gameId: string, gtId: GtId, table: Table | undefined): Facts => {
  const h = hash(`facts ${gameId}`);
  const [lowest, highest] = RATES[gtId] ?? [0, 0];
  return {
    min: table?.min ?? at(MIN_STAKES, (h >>> 3) % MIN_STAKES.length),
    max: table?.max ?? at(MAX_STAKES, (h >>> 6) % MAX_STAKES.length),
    isLimitPublished: h % UNPUBLISHED !== 0,
    ...(highest > 0 &&
      (h >>> 9) % UNPUBLISHED !== 0 && {
        rtp: ((lowest + ((h >>> 12) % (highest - lowest))) / 10).toFixed(1),
      }),
    ...(gtId === 2 &&
      (h >>> 15) % UNPUBLISHED !== 0 && { volatility: at(VOLATILITIES, (h >>> 18) % VOLATILITIES.length) }),
  };
};

/** Tags of the features of a game, with the part of a hall's games that have them. */
const FEATURES: Partial<Record<GtId, readonly (readonly [tag: string, part: number])[]>> = {
  2: [
    ['free_spins', 0.55],
    ['multiplier', 0.35],
    ['cascade', 0.2],
    ['bonus_buy', 0.15],
    ['jackpot', 0.08],
  ],
  5: [['jackpot', 0.3]],
  6: [
    ['tournament', 0.25],
    ['jackpot', 0.1],
  ],
};

export const featuresOf = (gameId: string, gtId: GtId): string[] => {
  const r = seededRandom(`features ${gameId}`);
  return (FEATURES[gtId] ?? []).filter(([, part]) => r() < part).map(([tag]) => tag);
};
