import { LAMP, palette } from '#sandbox/art/colour.ts';
import { type Point, polar, pts, r1, range } from '#sandbox/art/draw.ts';
import { glow, over, type Scene } from './scene.ts';

const tone = palette(8, 20);

/** A live table: a roulette wheel from above, with lamps in the background. */
export const roulette: Scene = ({ def, r }) => {
  const segments = 37;
  const step = 360 / segments;
  const wedge = (index: number, inner: number, outer: number, fill: string) => {
    const [a, b] = [index * step + 2, (index + 1) * step + 1.4];
    const [p, q, s, t]: [Point, Point, Point, Point] = [
      polar(0, 0, outer, a),
      polar(0, 0, outer, b),
      polar(0, 0, inner, b),
      polar(0, 0, inner, a),
    ];
    return `<path d="M${pts([p])}A${outer} ${outer} 0 0 1 ${pts([q])}L${pts([s])}A${inner} ${inner} 0 0 0 ${pts([t])}Z" fill="${fill}"/>`;
  };
  const room = `<rect x="-1300" y="-420" width="2600" height="900" fill="${def.linear(
    [
      [0, over(0.5, tone(0.24))],
      [0.5, over(0.35, tone(0.2))],
      [1, over(0.15, tone(0.2))],
    ],
    [0.5, 0.5],
  )}"/>`;
  const lamps = range(7)
    .map((i) => {
      const x = -460 + i * 158 + r() * 30;
      const y = -226 + Math.abs(i - 3) * 8 + r() * 26;
      return `${glow(def, r1(x), r1(y), 84, 0.34, LAMP)}<circle cx="${r1(x)}" cy="${r1(y)}" r="5" fill="${LAMP}" opacity=".9"/>`;
    })
    .join('');
  const pockets = range(segments)
    .map((i) => {
      const fill = i === 0 ? LAMP : i % 2 ? tone(0.19, 0.5) : tone(0.44, 1.35);
      return (
        wedge(i, 176, 250, fill) +
        wedge(i, 150, 174, i === 0 ? tone(0.6) : i % 2 ? tone(0.15, 0.5) : tone(0.31, 1.2))
      );
    })
    .join('');
  const ball = polar(0, 0, 164, 232);
  const spokes = range(4)
    .map((i) => {
      const [x, y] = polar(0, 0, 112, i * 90 + 28);
      return `<line x1="0" y1="0" x2="${r1(x)}" y2="${r1(y)}" stroke="${tone(0.82, 0.7)}" stroke-width="9" stroke-linecap="round"/><circle cx="${r1(x)}" cy="${r1(y)}" r="10" fill="${tone(0.86, 0.7)}"/>`;
    })
    .join('');
  const wheel = `<ellipse cx="-10" cy="24" rx="330" ry="318" fill="#000" opacity=".45"/><circle r="306" fill="${def.linear(
    [
      [0, tone(0.5)],
      [0.45, tone(0.27)],
      [1, tone(0.15)],
    ],
  )}"/><circle r="292" fill="none" stroke="${tone(0.72)}" stroke-opacity=".5" stroke-width="2"/><circle r="262" fill="${tone(0.13, 0.7)}"/>${pockets}<circle r="148" fill="${def.radial(
    [
      [0, tone(0.6)],
      [0.7, tone(0.32)],
      [1, tone(0.18)],
    ],
    0.36,
    0.3,
  )}"/><circle r="148" fill="none" stroke="${LAMP}" stroke-opacity=".5" stroke-width="2"/>${spokes}<circle r="44" fill="${def.radial(
    [
      [0, LAMP],
      [1, tone(0.5)],
    ],
    0.35,
    0.3,
  )}"/><circle r="17" fill="${def.radial(
    [
      [0, '#fff3df'],
      [1, tone(0.66)],
    ],
    0.35,
    0.3,
  )}"/><circle cx="${r1(ball[0] - 2)}" cy="${r1(ball[1] + 5)}" r="13" fill="#000" opacity=".4"/><circle cx="${r1(ball[0])}" cy="${r1(ball[1])}" r="13" fill="${def.radial(
    [
      [0, '#fff'],
      [1, '#cbbfae'],
    ],
    0.35,
    0.3,
  )}"/>`;
  const shade = `<circle r="306" fill="${def.linear(
    [
      [0, '#fff2df', 0.16],
      [0.4, '#fff2df', 0],
      [0.6, '#0a0508', 0],
      [1, '#0a0508', 0.6],
    ],
    [0.1, 0.8],
  )}"/>`;
  return `${room}${lamps}<g transform="translate(40 96) rotate(-14)">${wheel}${shade}</g>${glow(def, -150, -170, 360, 0.2, LAMP)}`;
};
