import { LAMP } from '../colour.ts';
import { type Family, type Point, poly, pts, r1, range } from '../draw.ts';

export const peaks: Family = ({ r, tone, def }) => {
  const ridge = (base: number, amp: number, L: number, o: number) => {
    const n = 5,
      p = range(n + 1).map(
        (i): Point => [
          -20 + (i * 340) / n + (r() - 0.5) * 34,
          base - (i % 2 ? amp : amp * 0.2) * (0.6 + r() * 0.55),
        ],
      );
    const lit = p
      .slice(1, -1)
      .filter((_, i) => i % 2 === 0)
      .map(
        ([x, y]) =>
          `<polygon points="${pts([
            [x, y],
            [x - amp * 0.55, y + amp * 1.15],
            [x - amp * 0.06, y + amp * 0.72],
            [x + amp * 0.12, y + amp * 0.95],
          ])}" fill="${tone(L + 0.13, 1, o)}"/>`,
      )
      .join('');
    return (
      poly(
        [[-20, 420], ...p, [320, 420]],
        def.linear([
          [0, tone(L + 0.03, 1.1, o)],
          [1, tone(L - 0.1, 1, o)],
        ]),
      ) + lit
    );
  };
  return (
    `<circle cx="${r1(100 + r() * 110)}" cy="${r1(120 + r() * 30)}" r="${r1(44 + r() * 20)}" fill="${def.linear(
      [
        [0, '#fff1da'],
        [1, LAMP],
      ],
    )}"/>` +
    ridge(232, 84, 0.56, 30) +
    ridge(292, 92, 0.41, 14) +
    ridge(352, 84, 0.27, 0)
  );
};
