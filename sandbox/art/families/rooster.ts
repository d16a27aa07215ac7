import { oklch } from '../colour.ts';
import { type Family, r1, range } from '../draw.ts';

export const rooster: Family = ({ r, tone, def }) => {
  const flip = r() > 0.5,
    feather = (x: number, y: number, len: number, wide: number, deg: number, fill: string) =>
      `<path d="M0 0C${wide} ${r1(len * 0.3)} ${wide} ${r1(len * 0.7)} 0 ${len}C${-wide} ${r1(len * 0.7)} ${-wide} ${r1(len * 0.3)} 0 0Z" transform="translate(${x} ${y}) rotate(${r1(deg)})" fill="${fill}"/>`;
  const comb = oklch(0.58, 0.16, 27),
    combHi = oklch(0.68, 0.15, 32);
  const tail = range(6)
    .map((i) => {
      const q = i / 5;
      return `<path d="M70 330C${r1(10 - q * 20)} ${r1(260 - q * 50)} ${r1(-26 + q * 34)} ${r1(150 - q * 70)} ${r1(34 + q * 34)} ${r1(92 - q * 46)}C${r1(6 + q * 32)} ${r1(170 - q * 60)} ${r1(50 + q * 12)} ${r1(250 - q * 40)} 108 330Z" fill="${tone(0.32 + q * 0.2, 1.15, 40 - q * 40)}"/>`;
    })
    .join('');
  const hackle = range(7)
    .flatMap((row) =>
      range(13 - row).map((i) => {
        const q = (i - (12 - row) / 2) / 6,
          y = 276 - row * 25,
          L = 0.3 + row * 0.085 - q * 0.05 + (i % 2) * 0.045;
        return feather(
          r1(172 + q * (84 - row * 9)),
          r1(y - 14 + Math.abs(q) * 18),
          92 - row * 4,
          7.5 - row * 0.35,
          -q * (30 - row) + 4,
          tone(L, 1.1, -row * 6),
        );
      }),
    )
    .join('');
  return (
    `<g ${flip ? 'transform="translate(300 0) scale(-1 1)"' : ''}>${tail}<path d="M92 400C96 300 128 220 142 150H204C204 230 246 300 262 400Z" fill="${tone(0.3)}"/>${hackle}` +
    `<path d="M128 112C112 96 118 78 132 82 128 62 148 52 156 70 158 46 182 44 184 66 194 50 212 60 204 84 200 98 190 106 184 112Z" fill="${def.linear(
      [
        [0, combHi],
        [1, comb],
      ],
    )}"/>` +
    `<path d="M206 164C222 168 226 196 212 206 198 204 194 178 196 166Z" fill="${comb}"/><path d="M203 128 246 148 204 162Z" fill="${def.linear(
      [
        [0, '#f7dba9'],
        [1, '#c98d4e'],
      ],
    )}"/>` +
    `<circle cx="170" cy="138" r="42" fill="${def.radial(
      [
        [0, tone(0.88, 0.9, -30)],
        [1, tone(0.62, 1.1, -26)],
      ],
      0.4,
      0.25,
    )}"/><path d="M174 116C196 112 206 124 205 144 192 156 172 148 174 116Z" fill="${comb}" opacity=".92"/><circle cx="188" cy="132" r="8" fill="#fbe3b8"/><circle cx="189.500" cy="132" r="4.500" fill="#1b1214"/></g>`
  );
};
