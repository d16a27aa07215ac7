import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Roles = Record<string, string>;

const sheet = (name: string) =>
  readFileSync(new URL(`../../src/ui/${name}.css`, import.meta.url), 'utf8').split('@media')[0] ?? '';
const rolesIn = (css: string): Roles =>
  Object.fromEntries([...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, role, hex]) => [role, hex]));

const dusk = rolesIn(sheet('tokens'));
const templates = new Map<string, Roles>([['H5_1', dusk]]);
for (const [, selector = '', body = ''] of sheet('templates').matchAll(/(:root[^{]+)\{([^}]*)\}/g)) {
  for (const [, name = ''] of selector.matchAll(/"(\w+)"/g))
    templates.set(name, { ...dusk, ...templates.get(name), ...rolesIn(body) });
}

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const colourOf = (roles: Roles, role: string) => {
  const hex = roles[role];
  if (hex === undefined) throw new Error(`no colour --${role}`);
  return hex;
};
const ratio = (roles: Roles, one: string, other: string) => {
  const [dark = 0, light = 0] = [one, other]
    .map((role) => luminance(colourOf(roles, role)))
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const backgrounds = ['sunken', 'background', 'surface', 'raised', 'overlay', 'hover'];
/** Minimum contrast: 4.5 for text, 3 for controls (WCAG 2.2 AA). */
const contrastRules: [roles: string[], on: string[], minRatio: number][] = [
  [['text', 'text-2', 'text-3', 'accent', 'success', 'error', 'warning', 'info'], backgrounds, 4.5],
  [['control', 'focus'], backgrounds, 3],
  [['accent-ink'], ['accent', 'accent-hover', 'accent-press'], 4.5],
  [['accent', 'text', 'text-2'], ['accent-subtle'], 4.5],
];

test('every template of the specification has styles', () => {
  expect([...templates.keys()].toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `H5_${n}`));
});

test.each([...templates])('contrast is sufficient when the template is %s', (_, roles) => {
  const weak = contrastRules.flatMap(([words, on, minRatio]) =>
    words.flatMap((word) =>
      on
        .filter((background) => ratio(roles, word, background) < minRatio)
        .map((background) => `${word} on ${background}: ${ratio(roles, word, background).toFixed(2)}`),
    ),
  );
  expect(weak).toEqual([]);
});
