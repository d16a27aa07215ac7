import { LAMP } from '../colour.ts';
import { type Family, r1, range } from '../draw.ts';

export const lotus: Family = ({ r, tone, def }) => {
  const disc = def.linear([
      [0, LAMP],
      [1, tone(0.66, 0.9, 20)],
    ]),
    n = 7 + 2 * Math.floor(r() * 2);
  const petal = (deg: number, len: number, wide: number, fill: string) =>
    `<path d="M0 0C${-wide} ${r1(-len * 0.35)} ${r1(-wide * 0.8)} ${r1(-len * 0.8)} 0 ${-len}C${r1(wide * 0.8)} ${r1(-len * 0.8)} ${wide} ${r1(-len * 0.35)} 0 0Z" transform="translate(150 288) rotate(${r1(deg)})" fill="${fill}"/>`;
  const layer = (count: number, span: number, len: number, wide: number, lo: number, hi: number) => {
    const order = range(count).sort((p, q) => Math.abs(q - (count - 1) / 2) - Math.abs(p - (count - 1) / 2));
    return order
      .map((i) => {
        const q = (i - (count - 1) / 2) / ((count - 1) / 2);
        return petal(
          q * span,
          len * (1 - 0.12 * q * q),
          wide,
          def.linear([
            [0, tone(hi - 0.08 * Math.abs(q) - q * 0.05)],
            [1, tone(lo)],
          ]),
        );
      })
      .join('');
  };
  return (
    `<circle cx="${r1(150 + (r() - 0.5) * 70)}" cy="148" r="${r1(70 + r() * 22)}" fill="${disc}" opacity=".9"/>` +
    layer(n, 84, 148, 36, 0.26, 0.56) +
    layer(n - 2, 54, 142, 38, 0.36, 0.72) +
    layer(n - 4, 26, 118, 36, 0.46, 0.9) +
    range(4)
      .map(
        (i) =>
          `<path d="M${r1(40 - i * 14)} ${308 + i * 16}H${r1(260 + i * 14)}" stroke="${tone(0.6)}" stroke-opacity="${0.5 - i * 0.11}" stroke-width="2" stroke-linecap="round"/>`,
      )
      .join('')
  );
};
