import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  designOf,
  plainDesigns,
  refusalOf,
  regions,
  regionsOf,
  sheetsOf,
  siteSheets,
  templateAliases,
  templateData,
  templates,
} from '#contract/templates.ts';
import { type Colours, colourRoles, weakPairs } from '#contract/theme-contrast.ts';

const source = (path: string) => new URL(`../../src/${path}.css`, import.meta.url);
const read = (path: string) => readFileSync(source(path), 'utf8');
/** The values of the roles in the first rule of a sheet. */
const rolesIn = (css: string): Record<string, string> =>
  Object.fromEntries(
    [...(css.split('@media')[0] ?? '').matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
      ([, role = '', value = '']) => [role, value.trim()],
    ),
  );
const dusk = rolesIn(read('ui/tokens'));
const sheets = Object.keys(templates).map((name) => {
  const own = plainDesigns.has(designOf(name)) ? '' : read(`templates/template-${name}`);
  return { name, css: own, roles: { ...dusk, ...rolesIn(own) } };
});

test.each(sheets)('contrast is sufficient when the template is $name', ({ roles }) => {
  const colours = Object.fromEntries(colourRoles.map((role) => [role, roles[role]])) as Colours;
  expect(weakPairs(colours).map(({ role, on, ratio }) => `${role} on ${on}: ${ratio.toFixed(2)}`)).toEqual(
    [],
  );
});

test.each(sheets)('the bar of a header can be read when the template is $name', ({ roles }) => {
  const bar = { ...roles, text: roles['bar-ink'], background: roles.bar } as unknown as Colours;
  if (!roles.bar?.startsWith('#')) return;
  expect(weakPairs(bar).filter(({ role, on }) => role === 'text' && on === 'background')).toEqual([]);
});

test.each(sheets)(
  'the sheet has the scheme and the page of the table when the template is $name',
  ({ name, css, roles }) => {
    const { scheme, background } = templates[designOf(name)];
    expect([css.includes('color-scheme: light') ? 'light' : 'dark', roles.background]).toEqual([
      scheme,
      background,
    ]);
  },
);

test('the specification has a template for every design, and three are light', () => {
  expect(Object.keys(templates)).toEqual(['pc', ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `H5_${n}`)]);
  expect(Object.values(templates).filter(({ scheme }) => scheme === 'light')).toHaveLength(3);
  for (const name of ['site02', 'suncity', 'apsport', 'bob', 'origin_mobile'])
    expect(templateAliases.has(name)).toBe(true);
});

test('every sheet that a template or a mix needs is there, and no other', () => {
  const names = Object.keys(templates);
  const mixes = Object.entries(regions).flatMap(([region, variants]) =>
    variants.map((variant) => ({ [region]: variant })),
  );
  const needed = new Set(
    names
      .flatMap((name) => mixes.flatMap((mix) => sheetsOf(name, mix)))
      .filter((each) => existsSync(source(`templates/${each}`)) || expect(each).toBe('a sheet')),
  );
  const there = readdirSync(new URL('../../src/templates', import.meta.url)).filter((file) =>
    file.endsWith('.css'),
  );
  expect(there.map((file) => file.slice(0, -'.css'.length)).toSorted()).toEqual([...needed].toSorted());
});

test.each(sheets)('the sheet has the variants of its regions when the template is $name', ({ name, css }) => {
  const own = [...css.matchAll(/@import "\.\/(region-[\w-]+)\.css"/g)].map(([, sheet]) => sheet);
  // Those that another template would have to load for the same regions.
  const asMix = sheetsOf('pc', regionsOf(name));
  expect(own.toSorted()).toEqual(asMix.toSorted());
});

test('designs mix without a refusal', () => {
  for (const name of Object.keys(templates)) expect(refusalOf(regionsOf(name))).toBeUndefined();
});

test('variants that do not go together are refused with the reason', () => {
  expect(refusalOf(regionsOf('H5_5', { tile: 'row' }))).toBe('rows of a list do not fit on a shelf');
});

test('an unknown template has the design of pc', () => {
  expect(designOf('sitex')).toBe('pc');
  expect(sheetsOf('sitex')).toEqual([]);
  expect(designOf('constructor')).toBe('pc');
});

test('a site loads the sheets of each layout, and one for both once', () => {
  expect(siteSheets({ templateName: 'pc', mobileTemplateName: 'H5_1' })).toEqual([]);
  expect(siteSheets({ templateName: 'pc', mobileTemplateName: 'H5_4' })).toEqual([
    { name: 'template-H5_4', layout: 'phone' },
  ]);
  expect(siteSheets({ templateName: 'site02', mobileTemplateName: 'H5_4' })).toEqual([
    { name: 'template-H5_4' },
  ]);
  expect(
    siteSheets({ templateName: 'pc', mobileTemplateName: 'H5_4', theme: { regions: { tile: 'plate' } } }),
  ).toEqual([{ name: 'region-tile-plate' }, { name: 'template-H5_4', layout: 'phone' }]);
});

test('the root element names the template and the variants', () => {
  expect(templateData('suncity', { tile: 'card' })).toMatchObject({
    template: 'suncity',
    phoneNavigation: 'raised',
    tile: 'card',
  });
});
