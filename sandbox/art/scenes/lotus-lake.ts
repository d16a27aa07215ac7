import { palette } from '#sandbox/art/colour.ts';
import { r1, range } from '#sandbox/art/draw.ts';
import { glow, over, type Scene } from './scene.ts';

const tone = palette(338, 22);
const water = palette(286, 18);

/** A lake at night: the moon low over the water, lotuses in front. */
export const lotusLake: Scene = ({ def, r }) => {
  const horizon = 40;
  const sky = `<rect x="-1300" y="-420" width="2600" height="${420 + horizon}" fill="${def.linear(
    [
      [0, over(0.1, tone(0.3))],
      [0.6, over(0.6, tone(0.24))],
      [1, over(0.85, tone(0.38))],
    ],
    [0, 0],
  )}"/>`;
  const lake = `<rect x="-1300" y="${horizon}" width="2600" height="460" fill="${def.linear(
    [
      [0, water(0.3)],
      [0.35, water(0.2)],
      [1, over(0.25, water(0.2))],
    ],
    [0, 0],
  )}"/>`;
  const moon = `${glow(def, 30, -50, 320, 0.42, '#f7d3a4')}<circle cx="30" cy="-50" r="112" fill="${def.linear(
    [
      [0, '#fbe0b8'],
      [1, tone(0.72, 0.9, 20)],
    ],
  )}"/>`;
  const ridge = (base: number, height: number, fill: string) => {
    const tops = range(15).map(
      (i) => `${-1300 + i * 186} ${r1(base - (i % 2 ? height : height * 0.25) * (0.5 + r() * 0.6))}`,
    );
    return `<path d="M-1300 ${horizon}L${tops.join('L')}L1304 ${horizon}Z" fill="${fill}"/>`;
  };
  const light = range(13)
    .map((i) => {
      const y = horizon + 9 + i * 13 + i * i * 0.7;
      const half = 74 + i * 15 + r() * 44;
      const shift = (r() - 0.5) * 36;
      return `<rect x="${r1(30 + shift - half)}" y="${r1(y)}" width="${r1(half * 2)}" height="${r1(2.2 + i * 0.3)}" rx="2" fill="#f7d3a4" opacity="${r1((0.62 - i * 0.045) * 100) / 100}"/>`;
    })
    .join('');
  const petal = (deg: number, length: number, wide: number, fill: string) =>
    `<path d="M0 0C${-wide} ${r1(-length * 0.35)} ${r1(-wide * 0.8)} ${r1(-length * 0.8)} 0 ${-length}C${r1(wide * 0.8)} ${r1(-length * 0.8)} ${wide} ${r1(-length * 0.35)} 0 0Z" transform="rotate(${r1(deg)})" fill="${fill}"/>`;
  const fan = (count: number, span: number, length: number, wide: number, low: number, high: number) =>
    range(count)
      .sort((p, q) => Math.abs(q - (count - 1) / 2) - Math.abs(p - (count - 1) / 2))
      .map((i) => {
        const q = (i - (count - 1) / 2) / ((count - 1) / 2);
        const fill = def.linear([
          [0, tone(high - 0.08 * Math.abs(q) - q * 0.05)],
          [1, tone(low)],
        ]);
        return petal(q * span, length * (1 - 0.12 * q * q), wide, fill);
      })
      .join('');
  const lotus = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})"><ellipse cx="0" cy="8" rx="150" ry="16" fill="#000" opacity=".3"/>${fan(9, 84, 150, 36, 0.28, 0.58)}${fan(7, 54, 144, 38, 0.38, 0.74)}${fan(5, 26, 120, 36, 0.48, 0.92)}</g>`;
  const pad = (x: number, y: number, rx: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${r1(rx * 0.2)}" fill="${def.linear([
      [0, palette(170, 10)(0.4)],
      [1, palette(170, 10)(0.24)],
    ])}"/><path d="M${x} ${y}L${r1(x + rx * 0.9)} ${r1(y - rx * 0.07)}L${r1(x + rx * 0.98)} ${r1(y + rx * 0.05)}Z" fill="${water(0.22)}"/>`;
  return `${sky}${moon}${ridge(horizon, 74, over(0.8, tone(0.25)))}${ridge(horizon, 40, over(0.9, water(0.21)))}${lake}${light}${pad(-250, 128, 74)}${pad(236, 104, 56)}${pad(330, 190, 96)}${lotus(232, 100, 0.42)}${pad(-60, 216, 150)}${lotus(-50, 206, 1)}${lotus(-262, 126, 0.54)}`;
};
