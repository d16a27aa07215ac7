import type { Tone } from './colour.ts';
import { type Brush, r1 } from './draw.ts';
import { frame } from './frames.ts';
import { isPanorama, isWritten, subject } from './subjects.ts';

export const COMPOSITIONS = ['single', 'framed', 'close', 'tilted', 'pair', 'trio'] as const;
export type Composition = (typeof COMPOSITIONS)[number];

type Place = { x: number; y: number; size: number; turn?: number; flip?: boolean; which?: 0 | 1 };

/** A game's subject, and that of the second noun if its name has two. */
export type Subjects = readonly [string] | readonly [string, string];

type Cast = { subjects: Subjects; composition: Composition };

const round = (size: number): number => Math.round(size * 100) / 100;

const LANDSCAPES: readonly Composition[] = ['framed', 'close'];

const COUPLES: readonly Composition[] = ['pair', 'framed'];

/** Compositions that suit the subjects: a landscape fills a frame or the whole image. */
export const compositionsOf = ([first, other]: Subjects): readonly Composition[] => {
  if (isPanorama(first)) return other ? ['framed'] : LANDSCAPES;
  if (!other) return COMPOSITIONS;
  return isPanorama(other) ? ['single', 'framed', 'tilted'] : COUPLES;
};

/** Places subjects around a centre of 150, `middle`. Returns their drawing and its definitions. */
export const compose = (
  { subjects: [first, other], composition }: Cast,
  brush: Brush,
  second: Tone,
  middle: number,
): { drawing: string; defs: string } => {
  const { r, tone, def } = brush;
  const flip = r() > 0.5;
  const side = flip ? -1 : 1;
  // A pair of one noun has two colours.
  const members = [
    subject(first, 's', tone, second),
    subject(other ?? first, 't', other ? tone : second, other ? second : tone),
  ] as const;
  const put = ({ x, y, size, turn = 0, flip: wanted = false, which = 0 }: Place): string => {
    const mirrored = wanted && !isWritten(which === 1 && other ? other : first);
    return `<use href="#${members[which].id}" transform="translate(${r1(x)} ${r1(y)}) rotate(${r1(turn)}) scale(${round(mirrored ? -size : size)} ${round(size)})"/>`;
  };
  const lit = (drawing: string): string => `<g filter="url(#lit)">${drawing}</g>`;
  const needs = new Set<0 | 1>([0]);
  const back = (place: Place): string => {
    needs.add(place.which ?? 0);
    return lit(put(place));
  };
  const drawings: Record<Composition, () => string> = {
    single: () => back({ x: 150, y: middle, size: 1.16 }),
    tilted: () => back({ x: 150 + side * 16, y: middle + 4, size: 1.3, turn: side * (9 + r() * 8), flip }),
    close: () =>
      isPanorama(first)
        ? back({ x: 150 + side * r() * 14, y: middle + r() * 36, size: 1.62 + r() * 0.4, flip })
        : back({ x: 150 + side * (24 + r() * 22), y: middle + 26, size: 1.74, turn: side * 4, flip }),
    pair: () =>
      back({ x: 150 + side * 52, y: middle - 26, size: 0.86, turn: side * 7, flip: !flip, which: 1 }) +
      back({ x: 150 - side * 36, y: middle + 22, size: 1.0, turn: -side * 4, flip }),
    trio: () =>
      back({ x: 74, y: middle - 30, size: 0.62, turn: -10, which: 1 }) +
      back({ x: 226, y: middle - 30, size: 0.62, turn: 10, flip: true, which: 1 }) +
      back({ x: 150, y: middle + 14, size: 1.06, flip }),
    framed: () => {
      const { inside, border, outline } = frame(brush);
      const clip = def.clip(`<path d="${outline}"/>`);
      const size = isPanorama(first) ? 1.17 : 0.98 + r() * 0.2;
      return `<g transform="translate(150 ${r1(middle)}) scale(.94)">${inside}<g clip-path="${clip}">${lit(put({ x: 0, y: 8, size, flip }))}</g>${border}</g>${
        other && !isPanorama(other) ? back({ x: 150 + side * 78, y: middle + 66, size: 0.52, which: 1 }) : ''
      }`;
    },
  };
  const behind = other && isPanorama(other) ? back({ x: 150, y: middle + 16, size: 1.6, which: 1 }) : '';
  const drawing = behind + drawings[composition]();
  return { drawing, defs: [...needs].map((which) => members[which].defs).join('') };
};
