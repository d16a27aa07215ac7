import type { Tone } from './colour.ts';
import { type Brush, type Defs, polar, poly, range } from './draw.ts';

/** The plain ground of an image: dark at the foot, lit from the upper left. */
export const plainGround = (def: Defs, tone: Tone): string =>
  `<rect width="300" height="400" fill="${def.linear([
    [0, tone(0.36, 0.62)],
    [0.55, tone(0.26, 0.55)],
    [1, tone(0.17, 0.45)],
  ])}"/><rect width="300" height="400" fill="${def.radial(
    [
      [0, tone(0.62, 0.85), 0.7],
      [0.5, tone(0.42, 0.7), 0.26],
      [1, tone(0.2, 0.6), 0],
    ],
    0.42,
    0.36,
  )}"/>`;

type Pattern = (brush: Brush) => string;

const rings: Pattern = ({ tone }) =>
  range(4)
    .map(
      (i) =>
        `<circle cx="150" cy="170" r="${90 + i * 44}" fill="none" stroke="${tone(0.75)}" stroke-width="${14 - i * 3}" stroke-opacity=".12"/>`,
    )
    .join('');

const rays: Pattern = ({ tone, r }) => {
  const count = 8 + Math.floor(r() * 8);
  return range(count)
    .map((i) => {
      const from = (i * 360) / count + 4;
      const to = from + 170 / count;
      return poly(
        [[150, 170], polar(150, 170, 330, from), polar(150, 170, 330, to)],
        tone(0.75),
        'fill-opacity=".13"',
      );
    })
    .join('');
};

const scales: Pattern = ({ tone }) =>
  `<g fill="none" stroke="${tone(0.72)}" stroke-opacity=".22" stroke-width="3">${range(7)
    .flatMap((row) =>
      range(5).map((i) => {
        const [x, y] = [i * 76 + (row % 2) * 38 - 20, 40 + row * 38];
        return `<circle cx="${x}" cy="${y}" r="34"/><circle cx="${x}" cy="${y}" r="20"/>`;
      }),
    )
    .join('')}</g>`;

const stripes: Pattern = ({ tone }) =>
  range(7)
    .map((i) =>
      poly(
        [
          [i * 90 - 260, 400],
          [i * 90 - 220, 400],
          [i * 90 - 20, 0],
          [i * 90 - 60, 0],
        ],
        tone(0.72),
        'fill-opacity=".11"',
      ),
    )
    .join('');

const lattice: Pattern = ({ tone }) =>
  `<path d="${range(9)
    .map((i) => `M${i * 75 - 300} 0l400 400M${i * 75} 0l-400 400`)
    .join('')}" stroke="${tone(0.75)}" stroke-opacity=".18" stroke-width="2"/>`;

const halo: Pattern = ({ tone, def }) =>
  `<circle cx="150" cy="165" r="128" fill="${def.linear([
    [0, tone(0.66, 0.8), 0.55],
    [1, tone(0.36, 0.8), 0.1],
  ])}"/>`;

const steps: Pattern = ({ tone }) =>
  range(4)
    .map(
      (i) =>
        `<rect x="${-20 + i * 22}" y="${250 + i * 34}" width="${340 - i * 44}" height="160" fill="${tone(0.5)}" fill-opacity=".16"/>`,
    )
    .join('');

const dots: Pattern = ({ tone, r }) =>
  range(18)
    .map(
      () =>
        `<circle cx="${Math.round(r() * 300)}" cy="${Math.round(r() * 300)}" r="${Math.round(6 + r() * 26)}" fill="${tone(0.75)}" fill-opacity=".12"/>`,
    )
    .join('');

/** Patterns behind a subject that is in no scene. */
export const PATTERNS: readonly Pattern[] = [rings, rays, scales, stripes, lattice, halo, steps, dots];
