import { LAMP } from '#sandbox/art/colour.ts';
import { poly, r1, range } from '#sandbox/art/draw.ts';
import type { Random } from '#sandbox/random.ts';
import { type Backdrop, disc, lamp, rect, shafts, sky } from './backdrop.ts';

const ridge = (r: Random, base: number, height: number, step: number, fill: string): string => {
  const tops = range(Math.ceil(340 / step) + 1).map((i): [number, number] => [
    i * step - 20,
    base - (i % 2 ? height : height * 0.3) * (0.5 + r() * 0.6),
  ]);
  return poly([[-20, 400], ...tops, [340, 400]], fill);
};

export const mountains: Backdrop = (brush) => {
  const { r, tone, def } = brush;
  const x = 60 + r() * 180;
  const tree = (at: number, size: number) =>
    poly(
      [
        [at - size * 0.32, 404],
        [at, 404 - size],
        [at + size * 0.32, 404],
      ],
      tone(0.13, 0.8),
    );
  return {
    back: `${sky(def, tone, 230, 0.78)}${lamp(def, x, 120, 150, 0.7)}${disc(x, 120, 34, tone(0.93, 0.5))}${ridge(r, 250, 130, 56, tone(0.55, 0.8))}${ridge(r, 285, 90, 44, tone(0.42, 0.9))}${rect(
      def.bands([
        [220, tone(0.8, 0.5), 0],
        [300, tone(0.8, 0.5), 0.35],
      ]),
      220,
      100,
    )}${ridge(r, 330, 70, 38, tone(0.28, 0.9))}`,
    front: [...range(4), ...range(4).map((i) => i + 7)]
      .map((i) => tree(i * 28 + r() * 12 - 6, 60 + r() * 50 - Math.min(i, 10 - i) * 10))
      .join(''),
  };
};

export const sea: Backdrop = ({ r, tone, def }) => {
  const x = 70 + r() * 160;
  const wave = (y: number, size: number, fill: string) =>
    `<path d="M-40 410V${y}${`q${size / 2}-${size * 0.42} ${size} 0`.repeat(Math.ceil(380 / size))}V410Z" fill="${fill}"/>`;
  return {
    back: `${sky(def, tone, 190, 0.84)}${lamp(def, x, 176, 170, 0.75)}${disc(x, 160, 46, tone(0.94, 0.5))}${range(
      3,
    )
      .map(
        (i) =>
          `<ellipse cx="${r1(40 + r() * 220)}" cy="${r1(50 + i * 34)}" rx="${r1(40 + r() * 40)}" ry="6" fill="${tone(0.8, 0.5)}" opacity=".4"/>`,
      )
      .join('')}${rect(
      def.bands([
        [186, tone(0.56, 0.9)],
        [320, tone(0.26, 0.9)],
        [400, tone(0.14, 0.8)],
      ]),
      186,
    )}${range(9)
      .map(
        (i) =>
          `<rect x="${r1(x - 40 + r() * 30 - i * 4)}" y="${194 + i * 13}" width="${r1(44 + r() * 34 + i * 5)}" height="${2 + i * 0.3}" rx="1.500" fill="${LAMP}" opacity="${r1((0.7 - i * 0.06) * 10) / 10}"/>`,
      )
      .join('')}`,
    front: wave(356, 58, tone(0.34, 0.9)) + wave(372, 74, tone(0.22, 0.9)),
  };
};

export const forest: Backdrop = (brush) => {
  const { r, tone, def } = brush;
  const trunks = (count: number, width: number, fill: string) =>
    range(count)
      .map((i) => {
        const x = ((i + r() * 0.8) / count) * 320 - 10;
        return `<path d="M${r1(x)} -10Q${r1(x + width * 0.4)} 200 ${r1(x - width * 0.3)} 400H${r1(x + width * 1.3)}Q${r1(x + width * 0.6)} 200 ${r1(x + width)} -10Z" fill="${fill}"/>`;
      })
      .join('');
  const leaf = (x: number, y: number, turn: number, size: number) =>
    `<path d="M0 0C${size * 0.3}-${size * 0.3} ${size * 0.8}-${size * 0.3} ${size} 0 ${size * 0.8} ${size * 0.25} ${size * 0.3} ${size * 0.25} 0 0Z" transform="translate(${r1(x)} ${r1(y)}) rotate(${r1(turn)})" fill="${tone(0.16 + r() * 0.08, 0.9)}"/>`;
  return {
    back: `${rect(
      def.bands([
        [0, tone(0.62, 0.8)],
        [200, tone(0.5, 0.9)],
        [400, tone(0.2, 0.9)],
      ]),
    )}${lamp(def, 110, 120, 200, 0.7)}${trunks(9, 10, tone(0.46, 0.8))}${trunks(6, 18, tone(0.36, 0.9))}${shafts(brush)}${trunks(2, 34, tone(0.22, 0.9))}<ellipse cx="150" cy="392" rx="220" ry="86" fill="${tone(0.2, 0.9)}"/>`,
    front: [-1, 1]
      .flatMap((side) =>
        range(8).map((i) =>
          leaf(
            150 + side * (160 - i * 6),
            i < 4 ? 12 - i * 4 : 396,
            side > 0 ? 120 + i * 18 : 60 - i * 18,
            50 + r() * 30,
          ),
        ),
      )
      .join(''),
  };
};

export const dunes: Backdrop = ({ r, tone, def }) => {
  const x = 60 + r() * 180;
  const dune = (y: number, high: number, L: number) =>
    `<path d="M-10 410V${y}C60 ${y - high} 120 ${y - high} ${r1(150 + r() * 60)} ${y - high * 0.5}S260 ${y + high * 0.4} 320 ${y - high * 0.4}V410Z" fill="${def.linear(
      [
        [0, tone(L, 0.9)],
        [1, tone(L - 0.2, 0.9)],
      ],
    )}"/>`;
  return {
    back: `${sky(def, tone, 240, 0.86)}${lamp(def, x, 150, 190, 0.8)}${disc(x, 140, 52, tone(0.95, 0.45))}${dune(250, 60, 0.64)}${dune(285, 50, 0.5)}${dune(325, 44, 0.38)}`,
    front: dune(386, 30, 0.24),
  };
};

export const clouds: Backdrop = (brush) => {
  const { r, tone, def } = brush;
  const bank = (y: number, size: number, L: number) =>
    `<g fill="${def.bands([
      [y - size, tone(L, 0.7)],
      [y + size * 1.4, tone(L - 0.3, 0.9)],
    ])}">${range(9)
      .map((i) =>
        disc(i * 40 - 10 + r() * 16, y + r() * size * 0.5, size * (0.6 + r() * 0.5), 'inherit').replace(
          ' fill="inherit"',
          '',
        ),
      )
      .join('')}<rect y="${y + size * 0.4}" width="300" height="${400 - y}"/></g>`;
  return {
    back: `${sky(def, tone, 300, 0.7)}${lamp(def, 90, 80, 190, 0.75)}${disc(90, 80, 30, tone(0.95, 0.4))}${shafts(brush)}${bank(240, 40, 0.66)}${bank(300, 48, 0.52)}`,
    front: bank(378, 40, 0.36),
  };
};

export const street: Backdrop = ({ r, tone, def }) => {
  const house = (side: number, k: number) => {
    const [near, far] = [0.7 ** k * 1.5, 0.7 ** (k + 1) * 1.5];
    const x = (q: number) => 150 + side * 118 * q;
    const y = (q: number, v: number) => 236 + v * q;
    const high = 150 + r() * 60;
    const wall = poly(
      [
        [x(near), y(near, 90)],
        [x(far), y(far, 90)],
        [x(far), y(far, -high)],
        [x(near), y(near, -high)],
      ],
      tone(0.2 + k * 0.1, 0.9),
    );
    const eave = poly(
      [
        [x(near) + side * 6, y(near, -high - 8)],
        [x(far) - side * 12 * far, y(far, -high - 8)],
        [x(far) - side * 16 * far, y(far, -high + 14)],
        [x(near), y(near, -high + 18)],
      ],
      tone(0.32 + k * 0.1, 1),
    );
    const windows = range(6).map((i) => {
      const [a, b] = [0.18 + (i % 2) * 0.44, 0.46 + (i % 2) * 0.44];
      const [q0, q1] = [near + (far - near) * a, near + (far - near) * b];
      const top = -high + 40 + Math.floor(i / 2) * 52;
      return poly(
        [
          [x(q0), y(q0, top)],
          [x(q1), y(q1, top)],
          [x(q1), y(q1, top + 30)],
          [x(q0), y(q0, top + 30)],
        ],
        LAMP,
        `opacity="${r() > 0.35 ? r1(0.45 + r() * 0.4) : 0.08}"`,
      );
    });
    return wall + eave + windows.join('');
  };
  const lantern = (x: number, y: number, size: number) =>
    `${lamp(def, x, y, size * 3.4, 0.7)}<path d="M${x} -10V${r1(y - size)}" stroke="${tone(0.12)}" stroke-width="2"/><ellipse cx="${x}" cy="${y}" rx="${size}" ry="${r1(size * 0.84)}" fill="${tone(0.66, 1.2)}"/><ellipse cx="${x}" cy="${y}" rx="${r1(size * 0.4)}" ry="${r1(size * 0.84)}" fill="${LAMP}" opacity=".6"/>`;
  return {
    back: `${sky(def, tone, 240, 0.8)}${lamp(def, 150, 230, 150, 0.8)}${[3, 2, 1, 0].flatMap((k) => [house(-1, k), house(1, k)]).join('')}${poly(
      [
        [-60, 400],
        [132, 246],
        [168, 246],
        [360, 400],
      ],
      tone(0.3, 0.9),
    )}${range(8)
      .map(
        (i) =>
          `<rect x="${r1(130 - i * 14 + r() * 16)}" y="${262 + i * 16}" width="${r1(26 + i * 20 * r())}" height="${2 + i * 0.4}" rx="2" fill="${LAMP}" opacity=".4"/>`,
      )
      .join('')}`,
    front: lantern(30, 46, 22) + lantern(268, 30, 18),
  };
};
