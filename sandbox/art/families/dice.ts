import { LAMP } from '../colour.ts';
import { at, type Family, type Point, r1 } from '../draw.ts';

export const dice: Family = ({ r, tone, def }) => {
  const faces: readonly (readonly Point[])[] = [
    [],
    [[0, 0]],
    [
      [-1, -1],
      [1, 1],
    ],
    [
      [-1, -1],
      [0, 0],
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
    [
      [-1, -1],
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, 0],
      [1, 0],
    ],
  ];
  const cube = (x: number, y: number, s: number, spin: number, o: number) => {
    const roll = () => 1 + Math.floor(r() * 6),
      pip = LAMP;
    const side = (m: string, fill: string, n: number) =>
      `<g transform="matrix(${m})"><rect x="-50" y="-50" width="100" height="100" rx="15" fill="${fill}"/>${at(
        faces,
        n,
      )
        .map(([a, b]) => `<circle cx="${a * 25}" cy="${b * 25}" r="9.500" fill="${pip}" opacity=".94"/>`)
        .join('')}</g>`;
    const g = (a: number, b: number) =>
      def.linear([
        [0, tone(a, 1.1, o)],
        [1, tone(b, 1.1, o)],
      ]);
    return (
      `<g transform="translate(${x} ${y}) rotate(${r1(spin)}) scale(${s})"><path d="M0-98 86-49V49L0 98-86 49V-49Z" fill="${tone(0.3, 1, o)}" stroke="${tone(0.3, 1, o)}" stroke-width="8" stroke-linejoin="round"/>` +
      side('.86 .49 -.86 .49 0 -49', g(0.78, 0.62), roll()) +
      side('.86 .49 0 .98 -43 24.500', g(0.56, 0.44), roll()) +
      side('.86 -.49 0 .98 43 24.500', g(0.38, 0.28), roll()) +
      '</g>'
    );
  };
  return cube(108, 172, 0.86, -14 + r() * 16, 0) + cube(208, 262, 0.62, 6 + r() * 18, 26);
};
