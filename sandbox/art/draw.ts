import type { Random } from '#sandbox/random.ts';
import type { Tone } from './colour.ts';

export type Point = readonly [number, number];
/** Offset, colour and, if not opaque, opacity. */
export type Stop = readonly [number, string] | readonly [number, string, number];

/** Collects the SVG definitions of one image and returns references to them. */
export type Defs = {
  /** Vertical gradient, slanted from x1 to x2. */
  linear: (stops: readonly Stop[], lean?: Point) => string;
  /** Horizontal gradient. */
  across: (stops: readonly Stop[]) => string;
  radial: (stops: readonly Stop[], cx?: number, cy?: number) => string;
  /** Vertical gradient with stops at heights of the drawing instead of shares of a shape. */
  bands: (stops: readonly Stop[]) => string;
  clip: (shape: string) => string;
  all: () => string;
};

/** What an image is drawn with: random numbers, the game's colours and the definitions. */
export type Brush = { r: Random; tone: Tone; def: Defs };
/** Rounds to one decimal place. */
export const r1 = (x: number): number => Math.round(x * 10) / 10;

/** The integers from 0 to below `n`. */
export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** The point at an angle in degrees on a circle. */
export const polar = (cx: number, cy: number, radius: number, degrees: number): Point => [
  cx + radius * Math.cos((degrees * Math.PI) / 180),
  cy + radius * Math.sin((degrees * Math.PI) / 180),
];

/** Points as the value of an SVG attribute. */
export const pts = (list: readonly Point[]): string => list.map(([x, y]) => `${r1(x)},${r1(y)}`).join(' ');

export const poly = (list: readonly Point[], fill: string, more = ''): string =>
  `<polygon points="${pts(list)}" fill="${fill}" ${more}/>`;

/** The element at an existing index; throws otherwise. */
export const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index];
  if (found === undefined) throw new RangeError(`no element ${index} of ${list.length}`);
  return found;
};

export const pick = <T>(list: readonly T[], r: Random): T => at(list, Math.floor(r() * list.length));

const stop = ([offset, colour, opacity]: Stop): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;

/** `id`: prefix of the definitions' IDs, which must differ between the images of a page. */
export const createDefs = (id: string): Defs => {
  let defs = '';
  let count = 0;
  const add = (build: (key: string) => string): string => {
    const key = `${id}${count++}`;
    defs += build(key);
    return `url(#${key})`;
  };
  return {
    linear: (stops, [x1, x2] = [0.2, 0.7]) =>
      add(
        (key) =>
          `<linearGradient id="${key}" x1="${x1}" y1="0" x2="${x2}" y2="1">${stops.map(stop).join('')}</linearGradient>`,
      ),
    across: (stops) =>
      add((key) => `<linearGradient id="${key}">${stops.map(stop).join('')}</linearGradient>`),
    radial: (stops, cx = 0.5, cy = 0.5) =>
      add(
        (key) =>
          `<radialGradient id="${key}" cx="${cx}" cy="${cy}" r=".78">${stops.map(stop).join('')}</radialGradient>`,
      ),
    bands: (stops) => {
      const [first = 0, last = 1] = [stops[0]?.[0], stops.at(-1)?.[0]];
      const shares = stops.map(([y, ...rest]): Stop => [(y - first) / (last - first), ...rest]);
      return add(
        (key) =>
          `<linearGradient id="${key}" gradientUnits="userSpaceOnUse" x1="0" y1="${first}" x2="0" y2="${last}">${shares.map(stop).join('')}</linearGradient>`,
      );
    },
    clip: (shape) => add((key) => `<clipPath id="${key}">${shape}</clipPath>`),
    all: () => defs,
  };
};

export const svg = (
  width: number,
  height: number,
  defs: string,
  body: string,
  fit = 'xMidYMid slice',
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${fit}"><defs>${defs}</defs>${body}</svg>`;
