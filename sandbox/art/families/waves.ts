import { LAMP } from '../colour.ts';
import { type Family, r1, range } from '../draw.ts';

export const waves: Family = ({ r, tone, def }) => {
  const R = 46,
    rows = 8,
    moonY = 126 + r() * 24,
    moonX = 110 + r() * 80;
  const scale = (x: number, y: number, q: number) =>
    [1, 0.76, 0.52, 0.28]
      .map(
        (k, i) =>
          `<circle cx="${r1(x)}" cy="${r1(y)}" r="${r1(R * k)}" fill="${tone(Math.min(0.82, 0.24 + q * 0.2 + (i % 2 ? 0.22 : 0) + (r() > 0.93 ? 0.16 : 0)), 1.1, q * 30)}"/>`,
      )
      .join('');
  return (
    `<circle cx="${r1(moonX)}" cy="${r1(moonY)}" r="70" fill="${def.linear([
      [0, LAMP],
      [1, tone(0.72, 0.8, 20)],
    ])}"/>` +
    range(rows)
      .map((k) =>
        range(8)
          .map((i) =>
            scale(i * R * 1.06 - 30 + (k % 2) * R * 0.53, 210 + k * 27 + Math.sin(i * 1.1 + k) * 5, k / rows),
          )
          .join(''),
      )
      .join('')
  );
};
