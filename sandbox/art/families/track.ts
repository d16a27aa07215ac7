import { LAMP } from '../colour.ts';
import { type Family, r1, range } from '../draw.ts';

export const track: Family = ({ r, tone, def }) => {
  const lit = Math.floor(r() * 5),
    tilt = -16 + r() * 10;
  const field = `<rect x="122" y="128" width="56" height="128" rx="28" fill="${def.linear([
    [0, tone(0.5)],
    [1, tone(0.3)],
  ])}"/>`;
  return (
    `<g transform="rotate(${r1(tilt)} 150 192)"><rect x="12" y="18" width="276" height="348" rx="138" fill="${tone(0.15, 0.6)}" fill-opacity=".55"/>` +
    range(5)
      .map((i) => {
        const w = 38 + i * 21,
          y0 = 112 - i * 21,
          y1 = 272 + i * 21;
        const lane = `M${150 - w} ${y1 - w}V${y0 + w}A${w} ${w} 0 0 1 ${150 + w} ${y0 + w}V${y1 - w}A${w} ${w} 0 0 1 ${150 - w} ${y1 - w}Z`;
        const len = 2 * Math.PI * w + 2 * (y1 - y0 - 2 * w),
          on = len * (0.16 + r() * 0.14),
          at = len * (0.12 + r() * 0.3);
        const colour = i === lit ? LAMP : tone(0.56 + 0.05 * i, 1.15, i * 8 - 16);
        return (
          `<path d="${lane}" fill="none" stroke="${tone(0.7)}" stroke-opacity=".22" stroke-width="1.2"/>` +
          range(5)
            .map(
              (k) =>
                `<path d="${lane}" fill="none" stroke="${colour}" stroke-opacity="${r1(0.15 + k * 0.2)}" stroke-width="${3 + k * 1.6}" stroke-linecap="round" stroke-dasharray="${r1(on / 5)} 3000" stroke-dashoffset="${r1(-at - (k * on) / 5)}"/>`,
            )
            .join('') +
          `<path d="${lane}" fill="none" stroke="#fff7ea" stroke-width="11" stroke-linecap="round" stroke-dasharray=".1 3000" stroke-dashoffset="${r1(-at - on)}"/>`
        );
      })
      .join('') +
    field +
    '</g>'
  );
};
