import type { Tone } from './colour.ts';
import { at, type Defs, r1 } from './draw.ts';
import { LETTERS, MARKS } from './letters.ts';

type Face = {
  capitals?: boolean;
  weight: number;
  /** Stroke width of a dark line within the strokes. */
  inline?: number;
  /** Horizontal scale. */
  width: number;
  gap: number;
  slant?: number;
  ends: 'round' | 'butt' | 'square';
  /** Lit like the lamp instead of in the game's tone. */
  warm?: boolean;
};

/** Faces of titles; a provider has one of them. */
const FACES: readonly Face[] = [
  { weight: 4.4, width: 1, gap: 6.5, ends: 'round' },
  { weight: 5, width: 0.84, gap: 7.5, ends: 'butt', capitals: true, warm: true },
  { weight: 4.6, width: 0.98, gap: 6.6, ends: 'butt', slant: -11 },
  { weight: 5.8, width: 0.94, gap: 8.4, ends: 'square', capitals: true, inline: 1 },
  { weight: 3.1, width: 1.08, gap: 7.5, ends: 'square', capitals: true },
  { weight: 5.8, width: 1, gap: 8, ends: 'round', warm: true },
  { weight: 4, width: 0.9, gap: 6.4, ends: 'round', capitals: true, slant: -8, warm: true },
];
export const FACE_COUNT = FACES.length;

const SPACE = 9;

type Line = {
  strokes: (gap: number, width: number) => string;
  widthOf: (gap: number, width: number) => number;
};

const glyphs = (text: string) =>
  [...text.normalize('NFD')].map((sign) => ({
    sign,
    letter: LETTERS[sign],
    mark: MARKS[sign],
  }));

const lineOf = (text: string): Line => {
  const signs = glyphs(text);
  const missing = signs.find(({ sign, letter, mark }) => sign !== ' ' && !letter && !mark);
  if (missing) throw new Error(`no letter ${missing.sign} for ${text}`);
  const walk = (gap: number, scale: number, visit: (strokes: string, x: number) => void): number => {
    let x = 0;
    for (const { letter, mark } of signs) {
      if (mark) visit(mark, x - gap);
      else if (letter) {
        visit(letter[0], x);
        x += letter[1] * scale + gap;
      } else x += SPACE * scale;
    }
    return x - gap;
  };
  return {
    strokes: (gap, scale) => {
      let paths = '';
      walk(gap, scale, (strokes, x) => {
        paths += `<path d="${strokes}" transform="translate(${r1(x)} 0) scale(${scale} 1)"/>`;
      });
      return paths;
    },
    widthOf: (gap, scale) => walk(gap, scale, () => undefined),
  };
};

/** Splits a title into at most `maxLines` lines of similar length. */
const wrap = (title: string, maxLines: number): string[] => {
  const words = title.split(' ');
  const splits = (from: number, lines: number): string[][] =>
    lines === 1
      ? [[words.slice(from).join(' ')]]
      : Array.from({ length: words.length - from - lines + 1 }, (_, i) => from + i + 1).flatMap((to) =>
          splits(to, lines - 1).map((rest) => [words.slice(from, to).join(' '), ...rest]),
        );
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return splits(0, Math.min(maxLines, words.length)).reduce((best, lines) =>
    longest(lines) < longest(best) ? lines : best,
  );
};

type Look = { face: number; tone: Tone; def: Defs; light?: string };

/** One line of text around x, its baseline at y. */
const drawLine = (line: Line, { face, tone, def, light }: Look, x: number, y: number, size: number) => {
  const { weight, inline, width, gap, slant = 0, ends, warm } = at(FACES, face);
  const strokes = line.strokes(gap, width);
  const fill =
    light ??
    def.bands([
      [-20, '#fffaf0'],
      [-6, warm ? '#fbe3b8' : tone(0.92, 0.5)],
      [4, warm ? '#f0bd80' : tone(0.8, 0.9)],
    ]);
  const dark = tone(0.15, 0.9);
  const layer = (colour: string, thickness: number, move = '') =>
    `<g stroke="${colour}" stroke-width="${thickness}"${move}>${strokes}</g>`;
  return `<g transform="translate(${r1(x - (line.widthOf(gap, width) * size) / 2)} ${r1(y)}) scale(${Math.round(size * 100) / 100}) skewX(${slant})" fill="none" stroke-linecap="${ends}" stroke-linejoin="${ends === 'round' ? 'round' : 'miter'}">${layer(dark, weight + 4)}${layer(dark, weight + 1, ' transform="translate(.8 2.600)"')}${layer(fill, weight)}${inline ? layer(tone(0.45), inline) : ''}</g>`;
};

const LEADING = 29;
const WIDEST = 248;

/** A title in up to three lines that end above y; returns its drawing and its upper edge. */
export const title = (text: string, look: Look, y: number): { drawing: string; top: number } => {
  const { width, gap, capitals } = at(FACES, look.face);
  const lettered = capitals ? text.toUpperCase() : text;
  const sizeOf = (lines: readonly Line[]) =>
    Math.min(
      1.75,
      WIDEST / Math.max(...lines.map((line) => line.widthOf(gap, width))),
      78 / (lines.length * LEADING),
    );
  const choices = [1, 2, 3].map((maxLines) => wrap(lettered, maxLines).map(lineOf));
  const lines = choices.reduce((best, next) => (sizeOf(next) > sizeOf(best) * 1.02 ? next : best));
  const size = sizeOf(lines);
  const descent = capitals ? 3 : 8;
  return {
    drawing: lines
      .map((line, i) =>
        drawLine(line, look, 150, y - (descent + (lines.length - 1 - i) * LEADING) * size, size),
      )
      .join(''),
    top: y - (descent + (lines.length - 1) * LEADING + 24) * size,
  };
};

/** Small text in one line that begins at x; returns its drawing and its end. */
export const label = (text: string, look: Look, x: number, y: number): { drawing: string; end: number } => {
  const size = 0.66;
  const line = lineOf(text);
  const { width, gap } = at(FACES, look.face);
  const length = line.widthOf(gap, width) * size;
  return { drawing: drawLine(line, look, x + length / 2, y, size), end: x + length };
};
