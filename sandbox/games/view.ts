import type { Currency } from '#contract/limits.ts';
import type { GameTexts } from './texts.ts';

/** What a game page knows when it opens: written into the page as a data block. */
export type GameView = {
  session: string;
  kind: 'reels' | 'dice';
  name: string;
  provider: string;
  art: string;
  lobby: string;
  locale: string;
  currency: Currency | string;
  /** ISO code and digits, so that money is written as the site writes it. */
  iso: string;
  digits: number;
  balance: number;
  stakes: number[];
  demo: boolean;
  /** Shades of the game's hue, dark to light. */
  shades: string[];
  texts: GameTexts;
};

/** What a round answers; money in major units. */
export type RoundView = {
  outcome: { kind: 'reels'; cells: number[]; lines: number[] } | { kind: 'dice'; dice: [number, number] };
  prize: number;
  balance: number;
};
