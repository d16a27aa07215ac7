import type { Currency } from '#contract/constants.ts';
import type { GameTexts } from './texts.ts';

/** Initial data of a game page, embedded as a data block. */
export type GameView = {
  session: string;
  kind: 'reels' | 'dice';
  name: string;
  provider: string;
  art: string;
  lobby: string;
  locale: string;
  currency: Currency | string;
  /** ISO currency code and fraction digits, for the same money format as on the site. */
  iso: string;
  digits: number;
  balance: number;
  stakes: number[];
  demo: boolean;
  /** Shades of the game's hue, dark to light. */
  shades: string[];
  texts: GameTexts;
};

/** Result of a round; money in major units. */
export type RoundView = {
  outcome: { kind: 'reels'; cells: number[]; lines: number[] } | { kind: 'dice'; dice: [number, number] };
  prize: number;
  balance: number;
};
