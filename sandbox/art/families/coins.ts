import { type Family, polar, r1, range } from '../draw.ts';

export const coins: Family = ({ r, tone, def }) => {
  const coin = (x: number, y: number, R: number, o: number) => {
    const s = R * 0.26,
      rim = def.linear([
        [0, tone(0.92, 0.9, o)],
        [0.5, tone(0.62, 1.1, o)],
        [1, tone(0.4, 1, o)],
      ]),
      face = def.linear([
        [0, tone(0.55, 1.1, o)],
        [1, tone(0.76, 1.1, o)],
      ]);
    return (
      `<circle cx="${x - 3}" cy="${y + 6}" r="${R}" fill="#000" opacity=".3"/><path fill-rule="evenodd" fill="${rim}" d="M${x - R} ${y}a${R} ${R} 0 1 0 ${2 * R} 0a${R} ${R} 0 1 0 ${-2 * R} 0ZM${r1(x - s)} ${r1(y - s)}h${r1(2 * s)}v${r1(2 * s)}h${r1(-2 * s)}Z"/>` +
      `<path fill-rule="evenodd" fill="${face}" d="M${r1(x - R * 0.84)} ${y}a${r1(R * 0.84)} ${r1(R * 0.84)} 0 1 0 ${r1(R * 1.68)} 0a${r1(R * 0.84)} ${r1(R * 0.84)} 0 1 0 ${r1(-R * 1.68)} 0ZM${r1(x - s * 1.3)} ${r1(y - s * 1.3)}h${r1(2.6 * s)}v${r1(2.6 * s)}h${r1(-2.6 * s)}Z"/>` +
      range(4)
        .map((i) => {
          const [p, q] = polar(x, y, R * 0.6, i * 90 + 90);
          return `<rect x="${r1(p - R * 0.1)}" y="${r1(q - R * 0.1)}" width="${r1(R * 0.2)}" height="${r1(R * 0.2)}" rx="${r1(R * 0.05)}" fill="none" stroke="${tone(0.95, 0.6, o)}" stroke-width="${r1(R * 0.035)}" transform="rotate(${i % 2 ? 0 : 45} ${r1(p)} ${r1(q)})"/>`;
        })
        .join('')
    );
  };
  const k = r() > 0.5 ? 1 : -1;
  return coin(150 - k * 72, 132, 46, 22) + coin(150 + k * 70, 268, 62, -18) + coin(150 - k * 12, 196, 88, 0);
};
