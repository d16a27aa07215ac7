import { drawTile, type FamilyName } from './tile.ts';

/** Halls are doors, and their hues run from dusk blue to amber in the order of gt_id. */
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

/** The picture of a hall's door, or nothing for a gt_id that has no hall. */
export const drawDoor = (gtId: number): string | undefined => {
  const door = DOORS[gtId];
  return door && drawTile(door.seed, { family: door.family, hue: door.hue });
};
