import type { ColourRole } from './theme.ts';

/** Colours by their roles, each as `#rrggbb`. */
export type Colours = Readonly<Record<ColourRole, string>>;

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(hex)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours by WCAG 2, from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const backgrounds: readonly ColourRole[] = ['sunken', 'background', 'surface', 'raised', 'overlay', 'hover'];

interface Pair {
  role: ColourRole;
  on: ColourRole;
  /** Least contrast: 4.5 for text, 3 for controls (WCAG 2.2 AA). */
  least: number;
}
const pairs: readonly Pair[] = (
  [
    [['text', 'text-2', 'text-3', 'accent', 'success', 'error', 'warning', 'info'], backgrounds, 4.5],
    [['control', 'focus'], backgrounds, 3],
    [['accent-ink'], ['accent', 'accent-hover', 'accent-press'], 4.5],
    [['accent', 'text', 'text-2'], ['accent-subtle'], 4.5],
    [['bar-ink'], ['bar'], 4.5],
    [['error-ink'], ['error-fill'], 4.5],
    [['festive-ink'], ['festive', 'festive-deep'], 4.5],
    // The button on a banner.
    [['background'], ['text', 'accent-hover'], 4.5],
  ] as [ColourRole[], ColourRole[], number][]
).flatMap(([roles, on, least]) =>
  roles.flatMap((role) => on.map((each): Pair => ({ role, on: each, least }))),
);

/** A pair of roles that cannot be told apart well enough. */
export interface WeakPair extends Pair {
  ratio: number;
}

export const weakPairs = (colours: Colours): WeakPair[] =>
  pairs
    .map((pair) => ({ ...pair, ratio: contrast(colours[pair.role], colours[pair.on]) }))
    .filter(({ ratio, least }) => ratio < least);

/** A colour between two others; the share is that of the second. */
const mixed = (from: string, to: string, share: number): string => {
  const target = channels(to);
  return `#${channels(from)
    .map((value, at) => Math.round(value + ((target[at] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
};

const steps = 64;

/**
 * The colour nearest to that of a role, towards black or white, with which the role stands out from all that it is on;
 * undefined if none does.
 */
export const mendOf = (role: ColourRole, colours: Colours): string | undefined => {
  for (let step = 1; step <= steps; step += 1)
    for (const end of ['#000000', '#ffffff']) {
      const colour = mixed(colours[role], end, step / steps);
      const isMended = weakPairs({ ...colours, [role]: colour }).every((pair) => pair.role !== role);
      if (isMended) return colour;
    }
  return undefined;
};
