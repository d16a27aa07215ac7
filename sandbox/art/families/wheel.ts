import { LAMP } from '../colour.ts';
import { type Family, polar, pts, r1, range } from '../draw.ts';

export const wheel: Family = ({ r, tone, def }) => {
  const n = 24,
    cx = 150,
    cy = 205,
    R = 132,
    start = r() * 15,
    seg = 360 / n;
  const wedge = (a: number, b: number, q0: number, q1: number, fill: string) => {
    const [p, q, s, t] = [
      polar(cx, cy, q1, a),
      polar(cx, cy, q1, b),
      polar(cx, cy, q0, b),
      polar(cx, cy, q0, a),
    ];
    return `<path d="M${pts([p])}A${q1} ${q1} 0 0 1 ${pts([q])}L${pts([s])}A${q0} ${q0} 0 0 0 ${pts([t])}Z" fill="${fill}"/>`;
  };
  const ball = polar(cx, cy, 107, start + seg * (14.5 + Math.floor(r() * 4)));
  return (
    `<circle cx="${cx}" cy="${cy}" r="${R + 10}" fill="${def.linear([
      [0, tone(0.6)],
      [0.5, tone(0.32)],
      [1, tone(0.22)],
    ])}"/>` +
    range(n)
      .map((i) =>
        wedge(
          start + i * seg,
          start + (i + 1) * seg - 0.7,
          84,
          R,
          i === 0 ? LAMP : i % 2 ? tone(0.24, 0.6) : tone(0.5, 1.25),
        ),
      )
      .join('') +
    `<circle cx="${cx}" cy="${cy}" r="80" fill="${def.radial(
      [
        [0, tone(0.62)],
        [0.7, tone(0.34)],
        [1, tone(0.22)],
      ],
      0.36,
      0.3,
    )}"/>` +
    range(4)
      .map((i) => {
        const [x, y] = polar(cx, cy, 66, start + i * 90 + 20);
        return `<line x1="${cx}" y1="${cy}" x2="${r1(x)}" y2="${r1(y)}" stroke="${tone(0.8)}" stroke-width="5" stroke-linecap="round"/>`;
      })
      .join('') +
    `<circle cx="${cx}" cy="${cy}" r="24" fill="${def.radial(
      [
        [0, LAMP],
        [1, tone(0.55)],
      ],
      0.35,
      0.3,
    )}"/><circle cx="${r1(ball[0])}" cy="${r1(ball[1])}" r="11" fill="${def.radial(
      [
        [0, '#fff'],
        [1, '#cbbfae'],
      ],
      0.35,
      0.3,
    )}"/>`
  );
};
