import { type Brush, pick, polar, pts, r1, range } from './draw.ts';

const ring = (count: number, radius: (i: number) => number, turn = -90): string =>
  `M${pts(range(count).map((i) => polar(0, 0, radius(i), (i * 360) / count + turn))).replaceAll(' ', 'L')}Z`;

/** Outlines of frames around 0,0, about 110 in radius. */
const FRAMES: readonly string[] = [
  'M0-112A112 112 0 1 1-.1-112Z',
  ring(6, () => 120),
  ring(8, () => 118, 22.5),
  ring(4, () => 140),
  'M-84-112H84Q84-84 112-84V84Q84 84 84 112H-84Q-84 84-112 84V-84Q-84-84-84-112Z',
  'M0-112C30-136 92-130 100-84 136-60 130-28 112 0 130 28 136 60 100 84 92 130 30 136 0 112-30 136-92 130-100 84-136 60-130 28-112 0-130-28-136-60-100-84-92-130-30-136 0-112Z',
  'M-96-112H96V40C96 84 40 104 0 122-40 104-96 84-96 40Z',
];

/** A frame of a random outline: its lit inside, its border, and the outline for a clip. */
export const frame = ({ r, tone, def }: Brush): { inside: string; border: string; outline: string } => {
  const outline = pick(FRAMES, r);
  const metal = def.linear([
    [0, tone(0.95, 0.5)],
    [0.45, tone(0.72, 1)],
    [1, tone(0.36, 1.1)],
  ]);
  const size = r1(0.93 + r() * 0.1);
  return {
    outline,
    inside: `<path d="${outline}" transform="translate(5 9) scale(${size})" fill="#08030a" opacity=".45"/><path d="${outline}" fill="${def.radial(
      [
        [0, tone(0.78, 0.8)],
        [0.5, tone(0.46, 1)],
        [1, tone(0.2, 1)],
      ],
      0.4,
      0.3,
    )}"/>`,
    border: `<path d="${outline}" fill="none" stroke="${tone(0.16)}" stroke-width="17"/><path d="${outline}" fill="none" stroke="${metal}" stroke-width="12"/><path d="${outline}" fill="none" stroke="${tone(0.3)}" stroke-width="2" transform="scale(.97)"/>`,
  };
};
