import { LAMP } from '../colour.ts';
import { at, type Family, type Point, r1, type Stop } from '../draw.ts';

export const balls: Family = ({ r, tone, def }) => {
  const k = r() > 0.5 ? 1 : -1,
    n = 1 + Math.floor(r() * 5),
    spin = r() * 60 - 30;
  const spots: readonly (readonly [number, number, number])[] = [
    [150 + k * 78, 112, 50],
    [150 - k * 88, 92, 24],
    [150 - k * 12, 214, 90],
    [150 + k * 92, 304, 40],
  ];
  const faces: readonly (readonly Point[])[] = [
    [],
    [[0, 0]],
    [
      [-1, -1],
      [1, 1],
    ],
    [
      [-1, 1],
      [0, -1],
      [1, 1],
    ],
    [
      [-1, -1],
      [1, 1],
      [-1, 1],
      [1, -1],
    ],
    [
      [-1, -1],
      [1, 1],
      [-1, 1],
      [1, -1],
      [0, 0],
    ],
  ];
  const pips = at(faces, n);
  return spots
    .map(([x, y, R], i) => {
      const lead = i === 2,
        o = lead ? 0 : at([24, -30, 0, 42], i);
      const light: readonly Stop[] = [
        [0, '#fff', 0.3],
        [0.4, '#fff', 0],
        [0.75, '#000', 0],
        [1, '#000', 0.5],
      ];
      return (
        `<ellipse cx="${x}" cy="${r1(y + R * 1.08)}" rx="${r1(R * 0.7)}" ry="${r1(R * 0.1)}" fill="#000" opacity=".28"/><circle cx="${x}" cy="${y}" r="${R}" fill="${def.radial(
          [
            [0, tone(0.88, 1, o)],
            [0.45, tone(0.6, 1.2, o)],
            [1, tone(0.27, 1.1, o)],
          ],
          0.34,
          0.28,
        )}"/>` +
        `<g transform="rotate(${r1(spin * (i + 1))} ${x} ${y})"><ellipse cx="${r1(x - R * 0.12)}" cy="${r1(y - R * 0.12)}" rx="${r1(R * 0.52)}" ry="${r1(R * 0.52)}" fill="${LAMP}" opacity="${lead ? 0.96 : 0.75}"/>` +
        (lead
          ? pips
              .map(
                ([u, v]) =>
                  `<circle cx="${r1(x - 11 + u * 19)}" cy="${r1(y - 11 + v * 19)}" r="8" fill="${tone(0.34, 1.4)}"/>`,
              )
              .join('')
          : `<circle cx="${r1(x - R * 0.12)}" cy="${r1(y - R * 0.12)}" r="${r1(R * 0.14)}" fill="${tone(0.4, 1.2, o)}"/>`) +
        '</g>' +
        `<circle cx="${x}" cy="${y}" r="${R}" fill="${def.radial(light, 0.34, 0.28)}"/>`
      );
    })
    .join('');
};
