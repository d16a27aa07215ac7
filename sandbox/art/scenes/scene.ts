import type { Defs } from '#sandbox/art/draw.ts';
import type { Random } from '#sandbox/random.ts';

export const GROUND = '#100b10';
export const ACCENT = '#f7bc7f';
export const ACCENT_LIGHT = '#fdd19b';

const parts = (colour: string): number[] => [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));

/** Mixes `share` (0 to 1) of a colour over a background in sRGB. */
export const over = (share: number, colour = ACCENT, ground = GROUND): string => {
  const below = parts(ground);
  const mixed = parts(colour).map((value, i) => Math.round(value * share + (below[i] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** A radial glow; `strength` is its opacity at the centre. */
export const glow = (
  def: Defs,
  x: number,
  y: number,
  radius: number,
  strength: number,
  colour = ACCENT,
): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${def.radial([
    [0, colour, strength],
    [0.2, colour, strength * 0.34],
    [0.64, colour, 0],
  ])}"/>`;

/** Draws a scene with its focus at 0,0; essential parts are within 300 horizontally and 250 vertically. */
export type Scene = (brush: { def: Defs; r: Random }) => string;
