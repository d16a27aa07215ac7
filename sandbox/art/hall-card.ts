import { cleanHue, palette } from './colour.ts';
import { createDefs, svg } from './draw.ts';
import { plainGround } from './grounds.ts';
import { subject } from './subjects.ts';

/** Subject and hue of the hall cards by gt_id; hues range from dusk blue to amber. */
const CARDS: Readonly<Record<number, { subject: string; hue: number }>> = {
  2: { subject: 'diamonds', hue: 286 },
  3: { subject: 'roulette', hue: 312 },
  4: { subject: 'football', hue: 338 },
  5: { subject: 'numbers', hue: 354 },
  6: { subject: 'court', hue: 8 },
  7: { subject: 'derby', hue: 24 },
  8: { subject: 'rooster', hue: 38 },
  9: { subject: 'arena', hue: 68 },
};

/** Hue of an active card: amber. */
const ACTIVE_HUE = 68;

/** The image of a hall card, for example `3` or `3-active`; undefined for a gt_id without a hall. */
export const drawHallCard = (name: string): string | undefined => {
  const [, gtId, active] = /^(\d)(-active)?$/.exec(name) ?? [];
  const card = CARDS[Number(gtId)];
  if (!card) return undefined;
  const hue = active ? ACTIVE_HUE : card.hue;
  const tone = palette(hue, 20);
  const def = createDefs('d');
  const ground = plainGround(def, tone);
  const { defs, id } = subject(card.subject, 's', tone, palette(cleanHue(hue + 150), 14));
  // Busts end above the edge.
  const foot = `<rect y="210" width="300" height="190" fill="${def.bands([
    [210, tone(0.14), 0],
    [320, tone(0.13), 0.96],
  ])}"/>`;
  return svg(
    300,
    400,
    def.all() + defs,
    `${ground}<use href="#${id}" transform="translate(150 200) scale(1.160)"/>${foot}`,
  );
};
