import { at, type Family, type Point, polar, poly, pts, range } from '../draw.ts';

type Facet = readonly [Point, Point, Point];

export const gems: Family = ({ r, tone, def }) => {
  const cut = Math.floor(r() * 3),
    n = cut === 1 ? 8 : 6 + 2 * Math.floor(r() * 2),
    turn = cut === 1 ? 22.5 : 30;
  const gem = (cx: number, cy: number, R: number, spin: number, squash: number, shift: number) => {
    const ring = (q: number, off = 0) =>
      range(n).map((i): Point => {
        const [x, y] = polar(0, 0, R * q, spin + turn + off + (i * 360) / n);
        return [cx + x * squash, cy + y];
      });
    const outer = ring(1),
      girdle = ring(0.8, 180 / n),
      table = ring(0.52);
    const shade = ([a, b, c]: Facet) => {
      const x = (a[0] + b[0] + c[0]) / 3 - cx,
        y = (a[1] + b[1] + c[1]) / 3 - cy;
      const light = (-x * 0.62 - y * 0.78) / R;
      return 0.53 + light * 0.34 + (r() - 0.5) * 0.13;
    };
    const facets = range(n).flatMap((i): Facet[] => {
      const j = (i + 1) % n;
      return [
        [at(outer, i), at(outer, j), at(girdle, i)],
        [at(outer, j), at(girdle, i), at(girdle, j)],
        [at(girdle, i), at(table, i), at(table, j)],
        [at(table, j), at(girdle, i), at(girdle, j)],
      ];
    });
    return (
      facets
        .map((f) => {
          const L = Math.min(0.93, Math.max(0.27, shade(f)));
          const c = tone(L, 1.15, shift);
          return poly(f, c, `stroke="${c}" stroke-width=".6"`);
        })
        .join('') +
      poly(
        table,
        def.linear([
          [0, tone(0.93, 0.8, shift)],
          [0.5, tone(0.7, 1.1, shift)],
          [1, tone(0.5, 1.2, shift)],
        ]),
      ) +
      `<polyline points="${pts([...table, at(table, 0)])}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1"/>`
    );
  };
  const small = r() > 0.4;
  return (
    (small ? gem(78, 268, 40, r() * 40, 0.92, 34) + gem(226, 288, 29, r() * 40, 0.92, -38) : '') +
    gem(150, 190, 96, 0, cut === 2 ? 0.82 : 0.96, 0)
  );
};
