import { LAMP } from '#sandbox/art/colour.ts';
import { type Point, poly, r1, range } from '#sandbox/art/draw.ts';
import { type Backdrop, disc, lamp, rect, shafts } from './backdrop.ts';

/** Straight lines of a floor towards a vanishing point at 150, `y`. */
const boards = (y: number, count: number, colour: string): string =>
  range(count + 1)
    .map((i) => `M150 ${y}L${r1(150 + (i - count / 2) * (760 / count))} 410`)
    .join('')
    .replace(/^(.*)$/, `<path d="$1" stroke="${colour}" stroke-width="1.500" fill="none"/>`);

export const palace: Backdrop = (brush) => {
  const { r, tone, def } = brush;
  const columns = [3, 2, 1, 0].flatMap((k) =>
    [-1, 1].map((side) => {
      const q = 0.66 ** k;
      const [x, w, top] = [150 + side * 138 * q, 30 * q, 200 - 230 * q];
      return `<rect x="${r1(x - w / 2)}" y="${r1(top)}" width="${r1(w)}" height="${r1(270 + 120 * q - top - 30)}" fill="${def.across(
        [
          [0, tone(0.62 - q * 0.22)],
          [0.3, tone(0.72 - q * 0.2)],
          [1, tone(0.34 - q * 0.16)],
        ],
      )}"/><rect x="${r1(x - w * 0.75)}" y="${r1(top)}" width="${r1(w * 1.5)}" height="${r1(14 * q)}" fill="${tone(0.66 - q * 0.2)}"/>`;
    }),
  );
  return {
    back: `${rect(
      def.bands([
        [0, tone(0.2, 0.8)],
        [250, tone(0.46, 0.9)],
      ]),
    )}${lamp(def, 150, 190, 190, 0.85)}${rect(
      def.bands([
        [262, tone(0.5)],
        [400, tone(0.18)],
      ]),
      262,
    )}${boards(236, 12, tone(0.62))}${columns.join('')}${shafts(brush, 30 + r() * 50)}`,
    front: '',
  };
};

export const stadium: Backdrop = ({ r, tone, def }) => {
  const crowd = range(70)
    .map(() => {
      const [x, y] = [r() * 300, 112 + r() * 104];
      return disc(x, y + Math.abs(x - 150) * -0.12, 1.6 + r() * 1.4, tone(0.4 + r() * 0.5, 1, r() * 60 - 30));
    })
    .join('');
  const mast = (x: number) =>
    `${lamp(def, x, 48, 150, 0.95, '#fff3dc')}<path d="M${x} 48V170" stroke="${tone(0.3)}" stroke-width="4"/><rect x="${x - 20}" y="32" width="40" height="24" rx="4" fill="${tone(0.3)}"/>${range(
      6,
    )
      .map((i) => disc(x - 13 + (i % 3) * 13, 39 + Math.floor(i / 3) * 11, 4.4, '#fffaf0'))
      .join('')}`;
  return {
    back: `${rect(
      def.bands([
        [0, tone(0.16)],
        [200, tone(0.36)],
      ]),
    )}<path d="M-10 92Q150 132 310 92V230H-10Z" fill="${tone(0.25)}"/><path d="M-10 160Q150 186 310 160V230H-10Z" fill="${tone(0.2)}"/>${crowd}<rect y="216" width="300" height="16" fill="${tone(0.6)}"/>${rect(
      def.bands([
        [232, tone(0.54, 1.1)],
        [400, tone(0.22, 1)],
      ]),
      232,
    )}${range(5)
      .map((i) =>
        poly(
          [
            [150 + (i * 2 - 5) * 44, 232],
            [150 + (i * 2 - 4) * 44, 232],
            [150 + (i * 2 - 4) * 92, 400],
            [150 + (i * 2 - 5) * 92, 400],
          ],
          tone(0.66),
          'opacity=".24"',
        ),
      )
      .join(
        '',
      )}<path d="M-10 262H310M64 262 30 330H270L236 262" fill="none" stroke="#fffaf0" stroke-opacity=".5" stroke-width="2.500"/>${mast(34)}${mast(266)}`,
    front: '',
  };
};

export const salon: Backdrop = ({ r, tone, def }) => {
  const fold = (x: number, w: number) =>
    `<rect x="${x}" width="${w}" height="300" fill="${def.across([
      [0, tone(0.16)],
      [0.4, tone(0.42, 1.1)],
      [1, tone(0.14)],
    ])}"/>`;
  const lights = range(14)
    .map(() =>
      disc(70 + r() * 160, 40 + r() * 150, 5 + r() * 11, LAMP).replace(
        '/>',
        ` opacity="${r1(0.06 + r() * 0.22)}"/>`,
      ),
    )
    .join('');
  return {
    back: `${rect(
      def.bands([
        [0, tone(0.15)],
        [230, tone(0.34)],
      ]),
    )}${lamp(def, 150, 60, 210, 0.8)}${lights}${range(3)
      .map((i) => fold(i * 22 - 6, 23) + fold(240 + i * 22, 23))
      .join(
        '',
      )}<ellipse cx="150" cy="400" rx="232" ry="164" fill="${tone(0.16)}"/><ellipse cx="150" cy="404" rx="222" ry="158" fill="${def.linear(
      [
        [0, tone(0.54, 1.1)],
        [1, tone(0.24, 1)],
      ],
    )}"/><ellipse cx="150" cy="410" rx="186" ry="130" fill="none" stroke="${LAMP}" stroke-opacity=".55" stroke-width="2"/><ellipse cx="150" cy="414" rx="150" ry="104" fill="none" stroke="${LAMP}" stroke-opacity=".35" stroke-width="1.500"/>`,
    front: '',
  };
};

export const cave: Backdrop = (brush) => {
  const { r, tone, def } = brush;
  const rock = (side: number, depth: number, L: number) => {
    const edge = range(9).map(
      (i): Point => [150 + side * (depth + (i % 2 ? 22 : -8) * r() + Math.abs(i - 4) * -6), i * 54 - 20],
    );
    const out = 150 + side * 170;
    return poly([[out, -20], ...edge, [out, 420]], tone(L, 0.8));
  };
  const heap = range(30)
    .map(() => {
      const x = r() * 300;
      const y = 330 + r() * 70 - Math.abs(x - 150) * 0.12;
      return `<ellipse cx="${r1(x)}" cy="${r1(y)}" rx="9" ry="5" fill="${r() > 0.5 ? '#eebd6e' : '#c98d4e'}" stroke="#6e4019"/>`;
    })
    .join('');
  return {
    back: `${rect(
      def.bands([
        [0, tone(0.66, 0.7)],
        [300, tone(0.3, 0.9)],
      ]),
    )}${lamp(def, 130, 110, 200, 0.95)}${rock(-1, 92, 0.4)}${rock(1, 96, 0.36)}${shafts(brush, 90)}${rock(-1, 124, 0.24)}${rock(1, 126, 0.2)}<ellipse cx="150" cy="400" rx="200" ry="86" fill="#7a4520"/>`,
    front: heap,
  };
};

export const neon: Backdrop = ({ r, tone, def }) => {
  const glow = tone(0.8, 1.3);
  const rows = range(8).map((i) => 236 + (i * i * 2.7 + i * 4));
  const tower = (x: number, w: number, h: number) =>
    `<rect x="${r1(x)}" y="${r1(236 - h)}" width="${r1(w)}" height="${r1(h)}" fill="${tone(0.17 + r() * 0.1)}"/>${range(
      4,
    )
      .map(
        (i) =>
          `<rect x="${r1(x + 4 + (i % 2) * (w / 2))}" y="${r1(246 - h + Math.floor(i / 2) * 22 + r() * 10)}" width="${r1(w / 4)}" height="5" fill="${tone(0.78, 1.2, r() > 0.5 ? 0 : 120)}" opacity=".8"/>`,
      )
      .join('')}`;
  return {
    back: `${rect(
      def.bands([
        [0, tone(0.15)],
        [236, tone(0.48, 1.2)],
      ]),
    )}${lamp(def, 150, 190, 190, 0.8, glow)}${disc(
      150,
      176,
      74,
      def.bands([
        [100, tone(0.9, 0.9, 40)],
        [250, tone(0.6, 1.2)],
      ]),
    )}${range(8)
      .map((i) => tower(i * 40 - 12, 30 + r() * 14, 40 + r() * 60 + Math.abs(i - 3.5) * 22))
      .join('')}${rect(
      def.bands([
        [236, tone(0.3, 1.1)],
        [400, tone(0.12)],
      ]),
      236,
    )}${boards(180, 14, glow).replace('<path', '<path clip-path="none" opacity=".55"')}<path d="${rows.map((y) => `M0 ${r1(y)}H300`).join('')}" stroke="${glow}" stroke-opacity=".55" stroke-width="1.500"/>`,
    front: '',
  };
};

export const stage: Backdrop = ({ r, tone, def }) => {
  const beam = (x: number, lean: number) =>
    poly(
      [
        [x - 6, -10],
        [x + 6, -10],
        [x + lean + 62, 330],
        [x + lean - 62, 330],
      ],
      def.bands([
        [0, '#fff3dc', 0.5],
        [320, '#fff3dc', 0],
      ]),
    );
  const shreds = range(30)
    .map(() => {
      const [x, y, turn] = [r() * 300, r() * 300, r() * 180];
      return `<rect x="${r1(x)}" y="${r1(y)}" width="${r1(4 + r() * 7)}" height="${r1(3 + r() * 4)}" fill="${tone(0.6 + r() * 0.3, 1.2, r() * 240)}" transform="rotate(${r1(turn)} ${r1(x)} ${r1(y)})" opacity=".85"/>`;
    })
    .join('');
  return {
    back: `${rect(
      def.bands([
        [0, tone(0.18)],
        [280, tone(0.4)],
      ]),
    )}${lamp(def, 150, 180, 190, 0.6)}${beam(40, 90)}${beam(150, 0)}${beam(260, -90)}${shreds}<ellipse cx="150" cy="372" rx="210" ry="96" fill="${tone(0.2)}"/><ellipse cx="150" cy="362" rx="200" ry="90" fill="${def.linear(
      [
        [0, tone(0.6)],
        [1, tone(0.24)],
      ],
    )}"/>`,
    front: '',
  };
};

export const speed: Backdrop = ({ r, tone, def }) => ({
  back: `${rect(
    def.bands([
      [0, tone(0.18)],
      [190, tone(0.7, 0.8)],
    ]),
  )}${lamp(def, 150, 186, 190, 0.9)}${range(26)
    .map(() => {
      const [x, y, w] = [r() * 300, 60 + r() * 130, 20 + r() * 70];
      return `<rect x="${r1(x - w / 2)}" y="${r1(y)}" width="${r1(w)}" height="${r1(2 + r() * 5)}" rx="2" fill="${tone(0.5 + r() * 0.45, 1, r() * 50)}" opacity=".55"/>`;
    })
    .join('')}${rect(
    def.bands([
      [192, tone(0.5, 1)],
      [400, tone(0.17)],
    ]),
    192,
  )}${range(6)
    .map((i) =>
      poly(
        [
          [150 + (i - 2.5) * 12 - 1, 192],
          [150 + (i - 2.5) * 12 + 1, 192],
          [150 + (i - 2.5) * 150 + 5, 400],
          [150 + (i - 2.5) * 150 - 5, 400],
        ],
        '#fffaf0',
        'opacity=".6"',
      ),
    )
    .join('')}`,
  front: '',
});
