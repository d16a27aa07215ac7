import { LAMP } from '../colour.ts';
import { type Family, type Point, poly } from '../draw.ts';

export const crest: Family = ({ r, tone }) => {
  const j = (n: number) => (r() - 0.5) * n;
  const [a, b, c, d, e, f]: readonly [Point, Point, Point, Point, Point, Point] = [
    [0, -118],
    [46 + j(18), -92 + j(14)],
    [96 + j(18), -70 + j(26)],
    [78 + j(14), 6 + j(18)],
    [50 + j(10), 78 + j(14)],
    [0, 122],
  ];
  const [k, m, n, o]: readonly [Point, Point, Point, Point] = [
    [0, -46 + j(20)],
    [34 + j(8), -22 + j(8)],
    [0, 22 + j(12)],
    [24 + j(8), 54 + j(8)],
  ];
  const horn: Point = [118 + j(12), -126 + j(22)];
  const tri = [
    [a, b, k],
    [b, m, k],
    [b, c, m],
    [c, d, m],
    [m, d, o],
    [k, m, n],
    [m, o, n],
    [d, e, o],
    [o, e, f],
    [n, o, f],
    [b, horn, c],
  ];
  const out: string[] = [];
  for (const s of [1, -1])
    for (const t of tri) {
      const p = t.map(([x, y]): Point => [150 + x * s, 196 + y]);
      const x = p.reduce((v, q) => v + q[0], 0) / 3 - 150,
        y = p.reduce((v, q) => v + q[1], 0) / 3 - 196;
      const col = tone(Math.min(0.9, Math.max(0.24, 0.5 - x / 330 - y / 420 + j(0.12))), 1.15);
      out.push(poly(p, col, `stroke="${col}" stroke-width=".8"`));
    }
  const eye = (s: number) =>
    poly(
      [
        [m[0] * 0.42, m[1] + 12],
        [d[0] * 0.8, d[1] - 17],
        [d[0] * 0.62, d[1] + 4],
        [m[0] * 0.6, m[1] + 25],
      ].map(([x = 0, y = 0]): Point => [150 + x * s, 196 + y]),
      LAMP,
    );
  return (
    `<circle cx="150" cy="196" r="136" fill="none" stroke="${tone(0.6)}" stroke-opacity=".35" stroke-dasharray="2 8" stroke-width="2"/>` +
    out.join('') +
    eye(1) +
    eye(-1)
  );
};
