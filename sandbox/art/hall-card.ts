import { drawTile, type FamilyName } from './tile.ts';

/** Subject and hue of the hall cards by gt_id; hues range from dusk blue to amber. */
const DOORS: Readonly<Record<number, { seed: string; family: FamilyName; hue: number }>> = {
  2: { seed: 'hall-Slots', family: 'gems', hue: 286 },
  3: { seed: 'hall-Live', family: 'wheel', hue: 312 },
  4: { seed: 'hall-Sports', family: 'football', hue: 338 },
  5: { seed: 'hall-Lottery', family: 'balls', hue: 354 },
  6: { seed: 'hall-Card games', family: 'cards', hue: 8 },
  7: { seed: 'hall-Virtual sport', family: 'track', hue: 24 },
  8: { seed: 'hall-Cockfight', family: 'rooster', hue: 38 },
  9: { seed: 'hall-Esports', family: 'crest', hue: 68 },
};

/** The image of a hall card; undefined for a gt_id without a hall. */
export const drawHallCard = (gtId: number): string | undefined => {
  const door = DOORS[gtId];
  return door && drawTile(door.seed, { family: door.family, hue: door.hue });
};
