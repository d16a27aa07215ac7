import { type Family, type Point, poly, r1 } from '../draw.ts';

type Vector = readonly [number, number, number];

export const football: Family = ({ r, tone, def }) => {
  const g = (1 + Math.sqrt(5)) / 2;
  const V: Vector[] = [];
  for (const a of [-1, 1]) for (const b of [-g, g]) V.push([0, a, b], [a, b, 0], [b, 0, a]);
  const [ax, ay] = [r() * 6, 0.35 + r() * 0.5];
  const turn = (v: Vector): Vector => {
    let [x, y, z] = v;
    [x, z] = [x * Math.cos(ax) + z * Math.sin(ax), -x * Math.sin(ax) + z * Math.cos(ax)];
    [y, z] = [y * Math.cos(ay) - z * Math.sin(ay), y * Math.sin(ay) + z * Math.cos(ay)];
    const q = Math.hypot(x, y, z);
    return [x / q, y / q, z / q];
  };
  const cx = 150,
    cy = 190,
    R = 102,
    P = V.map(turn);
  const place = ([x, y]: Vector): Point => [cx + x * R, cy + y * R];
  const mix = (a: Vector, b: Vector, t: number): Vector => {
    const x = a[0] * (1 - t) + b[0] * t,
      y = a[1] * (1 - t) + b[1] * t,
      z = a[2] * (1 - t) + b[2] * t,
      q = Math.hypot(x, y, z);
    return [x / q, y / q, z / q];
  };
  const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const near = (p: Vector) => P.filter((other) => other !== p && dot(p, other) > 0.3);
  let patches = '',
    seams = '';
  P.forEach((p, i) => {
    const ns = near(p),
      corner = ns.map((other) => mix(p, other, 1 / 3));
    if (p[2] > -0.35) {
      const up: Vector = Math.abs(p[2]) > 0.9 ? [0, 1, 0] : [0, 0, 1];
      const e1: Vector = [
        p[1] * up[2] - p[2] * up[1],
        p[2] * up[0] - p[0] * up[2],
        p[0] * up[1] - p[1] * up[0],
      ];
      const e2: Vector = [
        p[1] * e1[2] - p[2] * e1[1],
        p[2] * e1[0] - p[0] * e1[2],
        p[0] * e1[1] - p[1] * e1[0],
      ];
      const sorted = corner
        .filter((c) => c[2] > -0.12)
        .sort((a, b) => Math.atan2(dot(a, e2), dot(a, e1)) - Math.atan2(dot(b, e2), dot(b, e1)));
      if (sorted.length > 2)
        patches += poly(
          sorted.map(place),
          tone(0.3 + 0.16 * Math.max(0, -p[0] * 0.5 - p[1] * 0.7), 1.2),
          `stroke="${tone(0.26)}" stroke-width="3" stroke-linejoin="round"`,
        );
    }
    for (const other of ns)
      if (P.indexOf(other) > i) {
        const a = mix(p, other, 1 / 3),
          b = mix(other, p, 1 / 3);
        if (a[2] > 0 && b[2] > 0) {
          const [x, y] = place(a),
            [u, v] = place(b);
          seams += `M${r1(x)} ${r1(y)}L${r1(u)} ${r1(v)}`;
        }
      }
  });
  const clip = def.clip(`<circle cx="${cx}" cy="${cy}" r="${R}"/>`);
  return (
    `<g fill="none" stroke="${tone(0.62)}" stroke-opacity=".4" stroke-width="1.5"><path d="M-10 330H310M60 330A90 56 0 0 1 240 330"/><path d="M10 400 74 330M290 400 226 330"/></g><ellipse cx="${cx}" cy="318" rx="78" ry="13" fill="#000" opacity=".45"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${R}" fill="${def.radial(
      [
        [0, '#fffaf0'],
        [0.55, tone(0.88, 0.35)],
        [1, tone(0.5, 0.8)],
      ],
      0.36,
      0.28,
    )}"/><g clip-path="${clip}">${patches}<path d="${seams}" stroke="${tone(0.4)}" stroke-width="2" fill="none"/></g>` +
    `<circle cx="${cx}" cy="${cy}" r="${R}" fill="${def.radial(
      [
        [0, '#fff', 0.2],
        [0.5, '#fff', 0],
        [0.7, tone(0.12), 0],
        [1, tone(0.12), 0.72],
      ],
      0.36,
      0.28,
    )}"/>`
  );
};
