import { LAMP, type Tone } from '#sandbox/art/colour.ts';
import { type Brush, type Defs, pts, r1, range } from '#sandbox/art/draw.ts';

/** What is behind a poster's subject and what is in front of it, in the 300 x 400 box of a tile. */
export type Backdrop = (brush: Brush) => { back: string; front: string };

export const rect = (fill: string, y = 0, height = 400 - y): string =>
  `<rect y="${y}" width="300" height="${height}" fill="${fill}"/>`;

/** A sky from dark to light, its lightest part at `horizon`. */
export const sky = (def: Defs, tone: Tone, horizon: number, light = 0.7): string =>
  rect(
    def.bands([
      [0, tone(0.2, 0.8)],
      [horizon * 0.55, tone(light * 0.62, 0.9)],
      [horizon, tone(light, 0.75)],
    ]),
  );

export const lamp = (
  def: Defs,
  x: number,
  y: number,
  radius: number,
  strength: number,
  colour = LAMP,
): string =>
  `<circle cx="${r1(x)}" cy="${r1(y)}" r="${r1(radius)}" fill="${def.radial([
    [0, colour, strength],
    [0.3, colour, strength * 0.36],
    [0.64, colour, 0],
  ])}"/>`;

export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${r1(x)}" cy="${r1(y)}" r="${r1(radius)}" fill="${fill}"/>`;

/** Rays from the lamp at the upper left. */
export const shafts = ({ r, def }: Brush, x = 20 + r() * 60): string =>
  range(4)
    .map((i) => {
      const from = x + i * 34;
      const width = 10 + r() * 22;
      const down: [number, number][] = [
        [from, -10],
        [from + width, -10],
        [from + width * 2.4 + 120, 400],
        [from + 90, 400],
      ];
      return `<polygon points="${pts(down)}" fill="${def.bands([
        [0, LAMP, 0.2],
        [380, LAMP, 0],
      ])}"/>`;
    })
    .join('');
