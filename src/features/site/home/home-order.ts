import type { Regions } from '#contract/templates.ts';

export type HomePart = 'lead' | 'limits' | 'halls' | 'games' | 'sports';

/** Parts of home in the order of the template's variant; that of the rows of games is in `Rows.tsx`. */
export const homeOrders: Record<Regions['home'], readonly HomePart[]> = {
  bannerFirst: ['lead', 'limits', 'halls', 'games'],
  hallsFirst: ['halls', 'lead', 'limits', 'games'],
  gamesFirst: ['lead', 'limits', 'games', 'halls'],
  sportsFirst: ['halls', 'sports', 'lead', 'limits', 'games'],
  jackpotFirst: ['lead', 'limits', 'halls', 'games'],
};
