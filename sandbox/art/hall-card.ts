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

/** Hue of an active card: amber. */
const ACTIVE_HUE = 68;

/** The image of a hall card, for example `3` or `3-active`; undefined for a gt_id without a hall. */
export const drawHallCard = (name: string): string | undefined => {
  const [, gtId, active] = /^(\d)(-active)?$/.exec(name) ?? [];
  const door = DOORS[Number(gtId)];
  return door && drawTile(door.seed, { family: door.family, hue: active ? ACTIVE_HUE : door.hue });
};
