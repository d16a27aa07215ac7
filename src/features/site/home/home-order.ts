import type { Regions } from '#contract/templates.ts';

export type HomePart = 'lead' | 'limits' | 'halls' | 'games' | 'sports' | 'floats';

/**
 * Parts of home in the order of the template's variant; that of the rows of games is in `Rows.tsx`. Without a place of their
 * own, the phone's floats are beside the title of the halls.
 */
export const homeOrders: Record<Regions['home'], readonly HomePart[]> = {
  bannerFirst: ['lead', 'limits', 'halls', 'games'],
  hallsFirst: ['halls', 'lead', 'limits', 'games'],
  gamesFirst: ['lead', 'limits', 'games', 'halls'],
  sportsFirst: ['halls', 'sports', 'lead', 'floats', 'limits', 'games'],
  jackpotFirst: ['lead', 'limits', 'halls', 'games'],
};
