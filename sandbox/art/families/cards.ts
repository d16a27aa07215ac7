import { at, type Family, r1, range } from '../draw.ts';

export const cards: Family = ({ r, tone, def }) => {
  const suits = [
    'M0-30C16-12 30-2 30 12 30 24 14 28 5 17 5 26 8 30 12 33H-12C-8 30-5 26-5 17-14 28-30 24-30 12-30-2-16-12 0-30Z',
    'M0 32C-20 12-31 2-31-12-31-28-9-32 0-16 9-32 31-28 31-12 31 2 20 12 0 32Z',
    'M0-34 26 0 0 34-26 0Z',
    'M0-32A14 14 0 0 1 12-10 14 14 0 1 1 5 12C5 22 8 28 13 32H-13C-8 28-5 22-5 12A14 14 0 1 1-12-10 14 14 0 0 1 0-32Z',
  ];
  const n = 3 + Math.floor(r() * 3),
    first = Math.floor(r() * 4),
    spread = 40 / (n - 1);
  const back = def.linear([
      [0, tone(0.52)],
      [1, tone(0.3)],
    ]),
    face = def.linear([
      [0, '#fbf4e8'],
      [1, tone(0.84, 0.35)],
    ]);
  return range(n)
    .map((i) => {
      const top = i === n - 1,
        deg = (i - (n - 1) / 2) * spread,
        s = at(suits, (first + i) % 4);
      const dark = tone((first + i) % 2 ? 0.5 : 0.28, 1.3, (first + i) % 2 ? -20 : 0);
      return (
        `<g transform="rotate(${r1(deg)} 150 360) translate(150 196) scale(.94)"><rect x="-66" y="-96" width="132" height="190" rx="14" fill="#000" opacity=".28" transform="translate(-5 5)"/>` +
        `<rect x="-66" y="-96" width="132" height="190" rx="14" fill="${top || i === n - 2 ? face : back}"/>` +
        (top || i === n - 2
          ? `<g fill="${dark}"><path d="${s}" transform="scale(${top ? 1.35 : 1.1})"/><path d="${s}" transform="translate(-46 -72) scale(.34)"/><path d="${s}" transform="translate(46 72) rotate(180) scale(.34)"/></g>`
          : `<rect x="-57" y="-87" width="114" height="172" rx="9" fill="none" stroke="${tone(0.72)}" stroke-opacity=".55"/>` +
            range(5)
              .map(
                (k) =>
                  `<path d="M-57 ${-60 + k * 34}Q0 ${-94 + k * 34} 57 ${-60 + k * 34}" fill="none" stroke="${tone(0.72)}" stroke-opacity=".35"/>`,
              )
              .join('')) +
        '</g>'
      );
    })
    .join('');
};
