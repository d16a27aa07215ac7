import { randomInt } from 'node:crypto';
import { r1 } from '#sandbox/art/draw.ts';

type Stroke = readonly (readonly [number, number])[];

const strokesOf = (text: string): Stroke[] =>
  text.split('; ').map((stroke) =>
    stroke.split(' ').map((point): [number, number] => {
      const [x, y] = point.split(',').map(Number);
      return [x ?? 0, y ?? 0];
    }),
  );

/** Glyphs as the points of their strokes on a 10 x 14 grid, without glyphs that are easily confused. */
const GLYPHS = {
  '2': '1,3 3,0.5 7,0.5 9,3 8.5,6 1,14 9.5,14',
  '3': '1,2 4,0 8,1 8.5,4 5,6.5 9,9 8.5,12.5 4.5,14 1,12',
  '4': '7,14 7,0 0.5,9.5 10,9.5',
  '5': '9,0 2,0 1.5,6 6,5.5 9,8 8.5,12 5,14 1,12.5',
  '6': '8,0.5 4,2 1.5,7 1.5,11 4,14 8,13 9,9.5 6,7 2,9',
  '7': '1,0 9.5,0 4,14; 3.5,7 8,7',
  '9': '9,5 6,7 2,6 1,3 3.5,0 7.5,0.5 9,4 8.5,9 5,14',
  a: '8.5,6.5 5,5 1.5,8 2,12.5 5,14 8.5,11.5; 8.5,5 8.5,13 10,14',
  e: '1.5,9.5 9,9 8,6 5,5 1.5,7.5 1.5,12 5,14 9,12.5',
  h: '1.5,0 1.5,14; 1.5,8 5,5.5 8.5,7.5 8.5,14',
  k: '1.5,0 1.5,14; 8.5,5 2,10 9,14',
  m: '0.5,5 0.5,14; 0.5,7.5 3,5.5 5,7.5 5,14; 5,7.5 7.5,5.5 9.5,7.5 9.5,14',
  n: '1.5,5 1.5,14; 1.5,8 5,5.5 8.5,7.5 8.5,14',
  p: '1.5,5 1.5,17; 1.5,7 5,5 8.5,7.5 8.5,11 5,13.5 1.5,12',
  t: '4,1 4,12 6,14 8.5,13; 1,5 8,5',
  w: '0,5 2.5,14 5,7 7.5,14 10,5',
  x: '1,5 9,14; 9,5 1,14',
  y: '1,5 5,12; 9,5 3,18',
} as const;
const isGlyph = (text: string): text is keyof typeof GLYPHS => Object.hasOwn(GLYPHS, text);

const ALPHABET = Object.keys(GLYPHS);
const WIDTH = 132;
const HEIGHT = 44;

/** Random text of four glyphs. */
export const captchaText = (): string =>
  Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '4').join('');

const jitter = (span: number): number => (randomInt(10_001) / 10_000 - 0.5) * span;

const smooth = (points: Stroke): string => {
  const [first, ...rest] = points;
  if (!first) return '';
  if (rest.length < 2) return `M${points.map(([x, y]) => `${r1(x)} ${r1(y)}`).join('L')}`;
  let path = `M${r1(first[0])} ${r1(first[1])}`;
  rest.forEach(([x, y], i) => {
    const next = rest[i + 1];
    path += next
      ? `Q${r1(x)} ${r1(y)} ${r1((x + next[0]) / 2)} ${r1((y + next[1]) / 2)}`
      : `T${r1(x)} ${r1(y)}`;
  });
  return path;
};

/** Renders the text as SVG strokes distorted by two waves; the file contains no characters of the text. */
export const captchaImage = (text: string): string => {
  const phase = jitter(6.28);
  const bend = (x: number, y: number): [number, number] => [
    x + Math.sin(y / 9 + phase) * 1.6,
    y + Math.sin(x / 15 + phase) * 2.6,
  ];
  const room = WIDTH / (text.length + 0.6);
  const strokes = [...text].flatMap((glyph, i) => {
    const angle = jitter(0.5);
    const scale = 1.62 + jitter(0.3);
    const [cx, cy] = [room * (i + 0.8) + jitter(4), 22 + jitter(5)];
    return (isGlyph(glyph) ? strokesOf(GLYPHS[glyph]) : []).map((line) =>
      smooth(
        line.map(([x, y]) => {
          const [dx, dy] = [(x - 5) * scale, (y - 8) * scale];
          return bend(
            cx + dx * Math.cos(angle) - dy * Math.sin(angle),
            cy + dx * Math.sin(angle) + dy * Math.cos(angle),
          );
        }),
      ),
    );
  });
  const wave = (y: number) =>
    `M-4 ${r1(y)}C30 ${r1(y + jitter(40))} 60 ${r1(y + jitter(40))} 90 ${r1(y + jitter(30))}S130 ${r1(y + jitter(30))} ${WIDTH + 4} ${r1(y + jitter(20))}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#efe6da"/><g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${wave(14)}" stroke="#b98b62" stroke-width="1.300"/><path d="${strokes.join('')}" stroke="#2b1b14" stroke-width="3"/><path d="${wave(30)}" stroke="#8d5f45" stroke-width="1.300"/></g></svg>`;
};

export const dataUrl = (image: string): string => `data:image/svg+xml,${encodeURIComponent(image)}`;
