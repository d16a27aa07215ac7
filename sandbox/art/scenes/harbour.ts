import { LAMP, palette } from '#sandbox/art/colour.ts';
import { r1, range } from '#sandbox/art/draw.ts';
import { glow, over, type Scene } from './scene.ts';

const tone = palette(214, 24);

/** A harbour: ridges, a moon, and boats with one lamp each and its reflection. */
export const harbour: Scene = ({ def, r }) => {
  const horizon = 62;
  const sky = `<rect x="-1300" y="-420" width="2600" height="500" fill="${def.linear(
    [
      [0, over(0.25, tone(0.24))],
      [0.5, over(0.7, tone(0.26))],
      [1, tone(0.42)],
    ],
    [0, 0],
  )}"/>`;
  const stars = range(46)
    .map(
      () =>
        `<circle cx="${r1(-620 + r() * 1240)}" cy="${r1(-270 + r() * 190)}" r="${r1(0.7 + r() * 1.1)}" fill="#fff1da" opacity="${r1((0.25 + r() * 0.5) * 10) / 10}"/>`,
    )
    .join('');
  const moon = `${glow(def, 120, -110, 250, 0.4, '#ffe9c9')}<circle cx="120" cy="-110" r="58" fill="${def.linear(
    [
      [0, '#fff4e2'],
      [1, LAMP],
    ],
  )}"/>`;
  const ridge = (base: number, height: number, step: number, light: number, shift: number) => {
    const count = Math.ceil(2600 / step);
    const tops = range(count + 1).map((i): [number, number] => [
      -1300 + i * step + (r() - 0.5) * step * 0.3,
      base - (i % 2 ? height : height * 0.22) * (0.6 + r() * 0.5),
    ]);
    const faces = tops
      .filter((_, i) => i % 2 === 1)
      .map(
        ([x, y]) =>
          `<path d="M${r1(x)} ${r1(y)}L${r1(x + height * 0.62)} ${r1(y + height)}L${r1(x + height * 0.1)} ${r1(y + height * 0.66)}L${r1(x - height * 0.1)} ${r1(y + height * 0.86)}Z" fill="${tone(light + 0.09, 1, shift)}"/>`,
      );
    return `<path d="M-1300 ${base + 40}L${tops.map(([x, y]) => `${r1(x)} ${r1(y)}`).join('L')}L1300 ${base + 40}Z" fill="${tone(light, 1, shift)}"/>${faces.join('')}`;
  };
  const water = `<rect x="-1300" y="${horizon}" width="2600" height="460" fill="${def.linear(
    [
      [0, tone(0.36)],
      [0.3, tone(0.24)],
      [1, over(0.3, tone(0.2))],
    ],
    [0, 0],
  )}"/>`;
  const swell = range(26)
    .map((i) => {
      const y = horizon + 8 + i * 4 + i * i * 0.17;
      const x = -560 + r() * 1040;
      const w = 50 + r() * 150 + i * 4;
      return `<rect x="${r1(x)}" y="${r1(y)}" width="${r1(w)}" height="${r1(1 + i * 0.08)}" rx="1" fill="${tone(0.66)}" opacity=".32"/>`;
    })
    .join('');
  const trail = (x: number, y: number, size: number, colour: string) =>
    range(9)
      .map((i) => {
        const half = size * (9 + i * 1.6 + r() * 6);
        return `<rect x="${r1(x - half + (r() - 0.5) * 8 * size)}" y="${r1(y + size * (6 + i * 8))}" width="${r1(half * 2)}" height="${r1(size * 2.2)}" rx="1.200" fill="${colour}" opacity="${r1((0.7 - i * 0.072) * 100) / 100}"/>`;
      })
      .join('');
  const boat = (x: number, y: number, size: number, flip = 1) =>
    `${trail(x, y, size, LAMP)}<g transform="translate(${x} ${y}) scale(${size * flip} ${size})"><path d="M-92-10C-60 4 60 6 104-22 92 10 70 22 40 22H-54C-74 20-86 8-92-10Z" fill="${def.linear(
      [
        [0, tone(0.26)],
        [1, tone(0.14)],
      ],
    )}"/><path d="M-30-8V-34C-18-48 26-50 42-36V-8Z" fill="${tone(0.22)}"/><path d="M-42-32C-22-58 36-60 56-34 36-42-20-42-42-32Z" fill="${tone(0.33)}"/><path d="M8-52V-150" stroke="${tone(0.2)}" stroke-width="4"/><path d="M14-146C64-132 78-96 72-62 50-66 28-66 14-62Z" fill="${def.linear(
      [
        [0, palette(38, -10)(0.62)],
        [1, palette(38, -10)(0.36)],
      ],
    )}"/><path d="M4-140C-34-124-50-94-50-62-32-66-12-66 4-62Z" fill="${palette(38, -10)(0.4)}"/><path d="M14-118C40-112 60-108 76-96M14-90C40-88 58-86 76-80" stroke="${tone(0.2)}" stroke-opacity=".5" stroke-width="2" fill="none"/></g>${glow(def, r1(x - 52 * size * flip), r1(y - 28 * size), 92 * size, 0.6, LAMP)}<circle cx="${r1(x - 52 * size * flip)}" cy="${r1(y - 28 * size)}" r="${r1(7 * size)}" fill="#fff0d8"/>`;
  const moonlight = range(18)
    .map((i) => {
      const y = horizon + 5 + i * 8 + i * i * 0.4;
      const half = 20 + r() * 26 + i * 2.4;
      return `<rect x="${r1(120 - half + (r() - 0.5) * 34)}" y="${r1(y)}" width="${r1(half * 2)}" height="${r1(1.6 + i * 0.16)}" rx="1.200" fill="#ffe9c9" opacity="${r1((0.66 - i * 0.032) * 100) / 100}"/>`;
    })
    .join('');
  const lights = range(22)
    .map(
      () =>
        `<circle cx="${r1(-420 + r() * 900)}" cy="${r1(horizon - 3 - r() * 13)}" r="${r1(1 + r() * 1.3)}" fill="${LAMP}" opacity=".85"/>`,
    )
    .join('');
  return `${sky}${stars}${moon}${ridge(horizon, 150, 170, 0.36, 20)}${ridge(horizon, 96, 130, 0.26, 8)}${ridge(horizon, 40, 90, 0.18, 0)}${water}${moonlight}${swell}${lights}${boat(-178, 96, 0.46)}${boat(258, 112, 0.62, -1)}${boat(-10, 178, 1.12)}`;
};
