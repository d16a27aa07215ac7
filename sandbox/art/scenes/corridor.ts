import { r1, range } from '#sandbox/art/draw.ts';
import { ACCENT, ACCENT_LIGHT, glow, over, type Scene } from './scene.ts';

const WALLS = [0.02, 0.05, 0.1, 0.17, 0.27, 0.42, 0.62, 0.95];

/** A corridor of arches that ends at a lit door. */
export const corridor: Scene = ({ def }) => {
  const arch = (radius: number) =>
    `M${r1(-radius)} ${r1(radius * 0.682)}V${r1(radius * -0.155)}A${r1(radius)} ${r1(radius)} 0 0 1 ${r1(radius)} ${r1(radius * -0.155)}V${r1(radius * 0.682)}Z`;
  const steps = range(7).map((k) => {
    const near = 366 * 0.735 ** k;
    const far = near * 0.735;
    const wall = WALLS[k] ?? 0;
    const next = WALLS[k + 1] ?? 0;
    const [y0, y1] = [r1(near * 0.682), r1(far * 0.682)];
    const floor = `<path d="M${r1(-near)} ${y0}H${r1(near)}L${r1(far)} ${y1}H${r1(-far)}Z" fill="${over((wall + next) / 2 + 0.01)}"/>`;
    const carpet = `<path d="M${r1(-near * 0.34)} ${y0}H${r1(near * 0.34)}L${r1(far * 0.34)} ${y1}H${r1(-far * 0.34)}Z" fill="${over(Math.min(0.86, (wall + next) * 0.72 + 0.07))}"/>`;
    const rim = `<path d="M${r1(-near)} ${r1(near * 0.682)}V${r1(near * -0.155)}A${r1(near)} ${r1(near)} 0 0 1 0 ${r1(near * -1.155)}" fill="none" stroke="${over(wall + 0.14)}" stroke-width="${r1(2.4 * 0.86 ** k)}"/>`;
    const lamps =
      k < 4
        ? [-1, 1]
            .map((side) => {
              const x = r1(side * near * 0.868);
              const y = r1(near * -0.129);
              return `<circle cx="${x}" cy="${y}" r="${r1(near * 0.0233)}" fill="${over(0.92)}"/>${glow(def, x, y, r1(near * 0.25), 0.5)}`;
            })
            .join('')
        : '';
    return `<path d="${arch(near)}" fill="${over(wall)}"/>${floor}${carpet}${rim}${lamps}`;
  });
  const ground = `<path d="M-1300 -420H1300V420H-1300Z" fill="${over(0.045)}"/><path d="M-1300 249H1300V420H-1300Z" fill="${over(0.075)}"/>`;
  return `${ground}${steps.join('')}<path d="${arch(42.4)}" fill="${ACCENT_LIGHT}"/>${glow(def, 0, -10, 330, 0.4, ACCENT)}`;
};
