import { hash, seededRandom } from '#sandbox/random.ts';
import { cleanHue, palette, turnOf } from './colour.ts';
import { createDefs, range, svg } from './draw.ts';
import { subject } from './subjects.ts';

/** A promotion's image, 640 x 360: the subject in the middle, since its texts stand below it. */
export const drawPromotion = (seed: string, name: string, hueOf?: number): string => {
  const h = hash(seed);
  const r = seededRandom(seed);
  const hue = cleanHue(hueOf ?? Math.floor(r() * 360));
  const tone = palette(hue, turnOf(hue, r));
  const def = createDefs(`p${h.toString(36)}`);
  const ground = `<rect width="640" height="360" fill="${def.linear(
    [
      [0, tone(0.33, 0.6)],
      [0.6, tone(0.24, 0.55)],
      [1, tone(0.16, 0.45)],
    ],
    [0.5, 0.2],
  )}"/><rect x="0" y="-140" width="640" height="640" fill="${def.radial([
    [0, tone(0.6, 0.85), 0.7],
    [0.38, tone(0.4, 0.7), 0.26],
    [0.64, tone(0.2, 0.6), 0],
  ])}"/>`;
  const rings = range(5)
    .map(
      (i) =>
        `<circle cx="320" cy="180" r="${120 + i * 62}" fill="none" stroke="${tone(0.75)}" stroke-opacity="${(0.18 - i * 0.03).toFixed(2)}"/>`,
    )
    .join('');
  const { defs, id } = subject(name, 's', tone, palette(cleanHue(hue + 150), 14));
  const drawing = `<use href="#${id}" transform="translate(320 180) scale(1.250)"/>`;
  return svg(640, 360, def.all() + defs, ground + rings + drawing);
};
