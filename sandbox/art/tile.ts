import { cleanHue, hash, palette, stream, turnOf } from './colour.ts';
import { type Brush, createDefs, type Family, pick, polar, poly, range, svg } from './draw.ts';
import { balls } from './families/balls.ts';
import { cards } from './families/cards.ts';
import { coins } from './families/coins.ts';
import { crest } from './families/crest.ts';
import { dice } from './families/dice.ts';
import { football } from './families/football.ts';
import { gems } from './families/gems.ts';
import { lotus } from './families/lotus.ts';
import { peaks } from './families/peaks.ts';
import { reels } from './families/reels.ts';
import { rooster } from './families/rooster.ts';
import { track } from './families/track.ts';
import { waves } from './families/waves.ts';
import { wheel } from './families/wheel.ts';

const families = {
  gems,
  reels,
  cards,
  dice,
  wheel,
  balls,
  football,
  rooster,
  crest,
  track,
  lotus,
  coins,
  waves,
  peaks,
} satisfies Record<string, Family>;

export type FamilyName = keyof typeof families;

export const isFamilyName = (name: string): name is FamilyName => Object.hasOwn(families, name);

/** The subject without background, in the 300 x 400 box of a tile. */
export const drawSubject = (family: FamilyName, brush: Brush): string => families[family](brush);

export const FAMILY_NAMES = Object.keys(families).filter(isFamilyName);

/** Image families of each game type by gt_id (SPEC.md section 1). */
const FAMILIES_BY_TYPE: Readonly<Record<number, readonly FamilyName[]>> = {
  2: ['gems', 'reels', 'lotus', 'coins', 'waves', 'peaks', 'crest'],
  3: ['wheel', 'cards', 'dice'],
  4: ['football'],
  5: ['balls'],
  6: ['cards', 'dice', 'coins'],
  7: ['track', 'football'],
  8: ['rooster'],
  9: ['crest'],
};

export type TileOptions = { family?: FamilyName; gtId?: number; hue?: number };

/**
 * A game's image: 300 x 400, with the subject within the central 240 x 240, so that it can be cropped to 1:1
 * or 16:9. Deterministic per seed; contains no text, filters or external references. All images share the
 * light from the upper left, the range of lightness and the maximum chroma.
 */
export const drawTile = (seed: string, options: TileOptions = {}): string => {
  const h = hash(seed);
  const r = stream(h);
  const pool = FAMILIES_BY_TYPE[options.gtId ?? 0] ?? FAMILY_NAMES;
  const name = options.family ?? pick(pool, r);
  const hue = cleanHue(options.hue ?? Math.floor(r() * 360));
  const tone = palette(hue, turnOf(hue, r));
  const def = createDefs(`a${h.toString(36)}`);
  const ground =
    `<rect width="300" height="400" fill="${def.linear([
      [0, tone(0.36, 0.62)],
      [0.55, tone(0.26, 0.55)],
      [1, tone(0.17, 0.45)],
    ])}"/>` +
    `<rect width="300" height="400" fill="${def.radial(
      [
        [0, tone(0.62, 0.85), 0.7],
        [0.5, tone(0.42, 0.7), 0.26],
        [1, tone(0.2, 0.6), 0],
      ],
      0.42,
      0.36,
    )}"/>`;
  const arches = () =>
    range(3)
      .map((i) => {
        const w = 126 - i * 24;
        return `<path d="M${150 - w} 420V${190 - i * 6}A${w} ${w} 0 0 1 ${150 + w} ${190 - i * 6}V420Z" fill="${tone(0.62)}" fill-opacity=".09"/>`;
      })
      .join('');
  const rings = () =>
    range(4)
      .map(
        (i) =>
          `<circle cx="150" cy="190" r="${90 + i * 44}" fill="none" stroke="${tone(0.75)}" stroke-opacity="${0.2 - i * 0.04}"/>`,
      )
      .join('');
  const rays = () =>
    range(12)
      .map((i) =>
        poly(
          [[150, 190], polar(150, 190, 330, i * 30 + 4), polar(150, 190, 330, i * 30 + 13)],
          tone(0.75),
          'fill-opacity=".07"',
        ),
      )
      .join('');
  const room = pick([arches, rings, rays, () => ''], r)();
  const body = drawSubject(name, { r, tone, def });
  const foot = `<rect y="220" width="300" height="180" fill="${def.linear(
    [
      [0, tone(0.12), 0],
      [1, tone(0.12), 0.6],
    ],
    [0, 0],
  )}"/>`;
  return svg(300, 400, def.all(), ground + room + body + foot);
};
