import { LAMP } from '../colour.ts';
import { at, type Family, pick, range } from '../draw.ts';

export const reels: Family = ({ r, tone, def }) => {
  const glyph = [
    (c: string) =>
      `<path d="M0-24 22 0 0 24-22 0Z" fill="${c}"/><path d="M0-24 22 0 0 0Z" fill="#fff" opacity=".28"/>`,
    (c: string) =>
      `<circle r="21" fill="${c}"/><circle r="11" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>`,
    (c: string) =>
      `<rect x="-24" y="-9" width="48" height="18" rx="4" fill="${c}"/><rect x="-24" y="-22" width="48" height="8" rx="4" fill="${c}" opacity=".55"/><rect x="-24" y="14" width="48" height="8" rx="4" fill="${c}" opacity=".55"/>`,
    (c: string) => `<path d="M-19-22H20V-12L0 24H-15L4-8H-19Z" fill="${c}"/>`,
    (c: string) =>
      `<path d="M0-25 6.5-8 24-7 10 4.500 15 22 0 12-15 22-10 4.500-24-7-6.500-8Z" fill="${c}"/>`,
    (c: string) =>
      `<circle cx="-11" cy="10" r="12" fill="${c}"/><circle cx="12" cy="13" r="12" fill="${c}" opacity=".8"/><path d="M-11 0C-8-14 4-22 14-24 6-14 10-6 12 2" fill="none" stroke="${c}" stroke-width="3"/>`,
  ];
  const win = Math.floor(r() * glyph.length);
  const band = def.linear([
    [0, tone(0.16)],
    [0.5, tone(0.42)],
    [1, tone(0.15)],
  ]);
  const shade = def.linear([
    [0, tone(0.13), 0.95],
    [0.34, tone(0.13), 0.15],
    [0.5, tone(0.13), 0],
    [0.66, tone(0.13), 0.15],
    [1, tone(0.13), 0.95],
  ]);
  const cols = [70, 150, 230]
    .map((x) => {
      const others = range(2).map(() => pick(glyph, r));
      return (
        `<rect x="${x - 36}" y="62" width="72" height="266" rx="12" fill="${band}"/>` +
        `<g transform="translate(${x} 108) scale(.92)">${at(others, 0)(tone(0.6))}</g><g transform="translate(${x} 282) scale(.92)">${at(others, 1)(tone(0.6))}</g>` +
        `<rect x="${x - 36}" y="62" width="72" height="266" rx="12" fill="${shade}"/>` +
        `<g transform="translate(${x} 195) scale(1.12)">${at(glyph, win)(LAMP)}</g>`
      );
    })
    .join('');
  return (
    cols +
    `<rect x="24" y="150" width="252" height="90" rx="14" fill="none" stroke="${LAMP}" stroke-opacity=".75" stroke-width="1.5"/>`
  );
};
