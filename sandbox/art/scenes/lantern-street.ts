import { LAMP, palette } from '#sandbox/art/colour.ts';
import { r1, range } from '#sandbox/art/draw.ts';
import { glow, over, type Scene } from './scene.ts';

const tone = palette(52, -14);
const dusk = palette(262, 30);

/** A street of an old town at dusk: houses in perspective, lanterns on wires, wet stone. */
export const lanternStreet: Scene = ({ def, r }) => {
  const sky = `<rect x="-1300" y="-420" width="2600" height="900" fill="${def.linear(
    [
      [0, over(0.4, dusk(0.26))],
      [0.42, over(0.8, dusk(0.34))],
      [0.56, tone(0.55)],
      [0.62, tone(0.5)],
      [1, over(0.2, dusk(0.2))],
    ],
    [0, 0],
  )}"/>${glow(def, 0, 40, 330, 0.6, '#ffd9a0')}`;
  const depth = (k: number) => 0.72 ** k;
  const house = (side: number, k: number) => {
    const near = depth(k);
    const far = depth(k + 1);
    const x0 = side * 470 * near;
    const x1 = side * 470 * far;
    const floor = (q: number) => 44 + 300 * q;
    const roof = (q: number) => 44 - (430 + (k % 2) * 40) * q;
    const light = 0.13 + k * 0.05;
    const wall = `<path d="M${r1(x0)} ${r1(floor(near))}L${r1(x1)} ${r1(floor(far))}V${r1(roof(far))}L${r1(x0)} ${r1(roof(near))}Z" fill="${def.linear(
      [
        [0, tone(light, 0.8, k * 4)],
        [1, tone(light + 0.08, 1, k * 4)],
      ],
      side > 0 ? [1, 0] : [0, 1],
    )}"/>`;
    const eave = `<path d="M${r1(x0 + side * 8 * near)} ${r1(roof(near) - 6 * near)}L${r1(x1 - side * 22 * near)} ${r1(roof(far) - 6 * far)}L${r1(x1 - side * 40 * near)} ${r1(roof(far) + 22 * far)}L${r1(x0)} ${r1(roof(near) + 34 * near)}Z" fill="${tone(light + 0.13, 0.9, k * 4)}"/>`;
    const openings = range(k < 0 ? 0 : 2)
      .flatMap((row) =>
        range(3).map((i) => {
          const q0 = near + ((far - near) * (i + 0.22)) / 3;
          const q1 = near + ((far - near) * (i + 0.74)) / 3;
          const [top, bottom] = row === 0 ? [-0.62, -0.3] : [0.1, 0.66];
          const y = (q: number, v: number) => 44 + v * 430 * q * (row === 0 ? 1 : 0.68);
          const lit = r() > 0.34;
          const fill = lit ? LAMP : tone(light + 0.05, 0.7);
          return `<path d="M${r1(side * 470 * q0)} ${r1(y(q0, top))}L${r1(side * 470 * q1)} ${r1(y(q1, top))}V${r1(y(q1, bottom))}L${r1(side * 470 * q0)} ${r1(y(q0, bottom))}Z" fill="${fill}" opacity="${lit ? r1((0.34 + r() * 0.4) * 10) / 10 : 0.8}"/>`;
        }),
      )
      .join('');
    return wall + openings + eave;
  };
  const street = `<path d="M-653 460L-34 66H34L653 460V480H-653V460Z" fill="${def.linear(
    [
      [0, tone(0.52)],
      [0.3, tone(0.3)],
      [1, over(0.5, tone(0.18))],
    ],
    [0, 0],
  )}"/>`;
  const shine = range(16)
    .map((i) => {
      const y = 72 + i * 8 + i * i * 0.9;
      const half = (y - 44) * (0.22 + r() * 0.34);
      return `<rect x="${r1((r() - 0.5) * (y - 44) * 0.6 - half / 2)}" y="${r1(y)}" width="${r1(half)}" height="${r1(1.4 + i * 0.35)}" rx="2" fill="#ffe2b4" opacity="${r1((0.5 - i * 0.024) * 100) / 100}"/>`;
    })
    .join('');
  const hues = [38, 24, 52, 338, 8, 68];
  const lantern = (x: number, y: number, size: number, index: number) => {
    const body = palette(hues[index % hues.length] ?? 38, -10);
    return `${glow(def, r1(x), r1(y), r1(96 * size), 0.42, body(0.8))}<g transform="translate(${r1(x)} ${r1(y)}) scale(${r1(size * 100) / 100})"><path d="M0-60V-32" stroke="#140c10" stroke-width="2"/><path d="M-13-32H13L10-26H-10Z" fill="#2a1712"/><path d="M-10-26H10C40-22 44 20 12 30H-12C-44 20-40-22-10-26Z" fill="${def.linear(
      [
        [0, body(0.86, 0.9)],
        [0.55, body(0.7, 1.2)],
        [1, body(0.48, 1.2)],
      ],
    )}"/><path d="M-4-26C-18-12-18 16-5 30M4-26C18-12 18 16 5 30M-27-14C-31-4-31 8-26 18M27-14C31-4 31 8 26 18" stroke="${body(0.42)}" stroke-opacity=".45" stroke-width="1.500" fill="none"/><path d="M-12 30H12L9 36H-9Z" fill="#2a1712"/><path d="M0 36V58M-4 38-5 54M4 38 5 54" stroke="${body(0.6)}" stroke-width="1.800"/></g>`;
  };
  let hung = 0;
  const garlands = [0.3, 0.46, 0.7, 1.04]
    .map((q) => {
      const span = 450 * q;
      const y = 44 - 268 * q;
      const sag = 74 * q;
      const count = q < 0.4 ? 4 : 5;
      const wire = `<path d="M${r1(-span)} ${r1(y - 34 * q)}Q0 ${r1(y + sag * 1.5)} ${r1(span)} ${r1(y - 34 * q)}" fill="none" stroke="#140c10" stroke-opacity=".8" stroke-width="${r1(2.4 * q)}"/>`;
      const lamps = range(count).map((i) => {
        const t = (i + 0.5) / count;
        const x = span * (2 * t - 1);
        const wireY = y - 34 * q + 2 * t * (1 - t) * (sag * 1.5 + 34 * q);
        return lantern(x, wireY + 58 * q, q, hung++);
      });
      return wire + lamps.join('');
    })
    .join('');
  return `${sky}${[3, 2, 1, 0, -1].flatMap((k) => [house(-1, k), house(1, k)]).join('')}${street}${shine}<path d="M652 -420H1300V480H652ZM-652 -420H-1300V480H-652Z" fill="${over(0.05)}"/>${garlands}`;
};
