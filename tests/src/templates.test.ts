import { existsSync, readdirSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  colourAbove,
  designOf,
  plainDesigns,
  refusalOf,
  regions,
  regionsOf,
  sheetsOf,
  siteSheets,
  type Template,
  templateAliases,
  templateData,
  templates,
} from '#contract/templates.ts';
import { theme } from '#contract/theme.ts';
import { contrast, weakPairs } from '#contract/theme-contrast.ts';
import { themeCss } from '#contract/theme-css.ts';
import { brandFont } from '#tests/support/brand-font.ts';
import { readSheet, templateColours } from '#tests/templates/template-colours.ts';
import { themeProblems } from '#tests/templates/theme-check.ts';
import { themeFont } from '#tests/templates/theme-font.ts';

const source = (path: string) => new URL(`../../src/${path}.css`, import.meta.url);
const sheets = Object.keys(templates).map((name) => ({
  name,
  css: plainDesigns.has(designOf(name)) ? '' : readSheet(`templates/template-${name}`),
  colours: templateColours(name),
}));

test.each(sheets)('contrast is sufficient when the template is $name', ({ colours }) => {
  expect(weakPairs(colours).map(({ role, on, ratio }) => `${role} on ${on}: ${ratio.toFixed(2)}`)).toEqual(
    [],
  );
});

test.each(sheets)(
  'the sheet has the scheme and the page of the table when the template is $name',
  ({ name, css, colours }) => {
    const { scheme, background, bar }: Template = templates[designOf(name)];
    expect([css.includes('color-scheme: light') ? 'light' : 'dark', colours.background]).toEqual([
      scheme,
      background,
    ]);
    expect(bar).toBe(/--bar: (#\w+);/.exec(css)?.[1]);
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

test('browsers show the colour of the bar above a page whose header is one', () => {
  expect(['pc', 'H5_4', 'H5_6', 'apsport'].map((name) => colourAbove(name))).toEqual([
    '#100b10',
    '#f5f7fa',
    '#0a5730',
    '#0a5730',
  ]);
  const colours = { background: '#fafafa', bar: '#123456' };
  expect(colourAbove('H5_4', { colours, regions: {} })).toBe('#fafafa');
  expect(colourAbove('H5_4', { colours, regions: { header: 'accent' } })).toBe('#123456');
  expect(colourAbove('pc', { colours: {}, regions: { header: 'accent' } })).toBe('#100b10');
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

test('a theme is a sheet of its roles that is stronger than that of a template', () => {
  expect(
    themeCss({
      scheme: 'light',
      colours: { accent: '#0b57c9' },
      shape: { 'radius-card': '4px' },
      fonts: [],
      type: {},
      regions: {},
    }),
  ).toBe(
    ':root:root:root{color-scheme:light;--accent-glow:color-mix(in srgb,#0b57c9 16%,transparent);--accent:#0b57c9;--radius-card:4px}',
  );
  expect(themeCss({ colours: {}, fonts: [], type: {}, shape: {}, regions: { tile: 'row' } })).toBe('');
});

test('a weak colour of a theme is told with the pair and with a near colour that mends it', () => {
  const [problem = ''] = themeProblems('{"colours":{"text-3":"#666666"}}', 'pc');
  expect(problem).toMatch(
    /^colours[.]text-3: #666666 on sunken #0a060a has a contrast of 3[.]\d\d, at least 4[.]5 is needed; #/,
  );
  const [, mend = ''] = /; (#[\da-f]{6}) has it$/.exec(problem) ?? [];
  for (const background of ['#0a060a', '#322932'])
    expect(contrast(mend, background)).toBeGreaterThanOrEqual(4.5);
  expect(themeProblems(JSON.stringify({ colours: { 'text-3': mend } }), 'pc')).toEqual([]);
});

test('roles that belong to a changed one are told when they are missing', () => {
  expect(themeProblems('{"colours":{"accent":"#f7bc80"}}', 'pc')).toContain(
    'colours.accent-hover: is missing beside colours.accent, so that #fdd19b of pc applies',
  );
});

test.each([
  ['{', 'is not JSON'],
  ['{"colours":{"accent":"red"}}', 'colours.accent: not a colour such as "#1a2b3c"'],
  ['{"colours":{"acent":"#ffffff"}}', 'colours.acent: '],
  ['{"type":{"font-latin":"a;} body{"}}', 'type.font-latin: not a list of font names'],
  ['{"regions":{"hall":"shelves","tile":"row"}}', 'regions: rows of a list do not fit on a shelf'],
])('theme %s is refused', (text, problem) => {
  expect(themeProblems(text, 'pc').join()).toContain(problem);
});

test('a font of a theme comes before those of systems, with fallbacks of its size', async () => {
  const font = await themeFont(brandFont);
  // Comfortaa is wider than Arial by a sixth.
  expect(
    font.fallbacks.map(({ local, sizeAdjust }) => [local[0], Number.parseInt(sizeAdjust ?? '', 10)]),
  ).toEqual([
    ['Arial', 117],
    ['Roboto', 117],
  ]);
  const parsed = v.parse(theme, { fonts: [font], type: { 'font-latin': 'Georgia, serif' } });
  const css = themeCss(parsed);
  expect(css).toContain(
    '@font-face{font-family:"Comfortaa";src:url("/comfortaa-latin-700-normal.woff2");font-display:optional}',
  );
  expect(css).toContain(
    '@font-face{font-family:"Comfortaa Arial";src:local("Arial"),local("Liberation Sans");size-adjust:117',
  );
  expect(css).toContain('--font-latin:"Comfortaa", "Comfortaa Arial", "Comfortaa Roboto", Georgia, serif}');
});

test.each([
  { family: 'A"', files: [], fallbacks: [] },
  { family: 'A', files: [{ url: 'https://x.example/a.woff2")' }], fallbacks: [] },
  { family: 'A', files: [{ url: '//x.example/a.woff2' }], fallbacks: [] },
  { family: 'A', files: [], fallbacks: [{ local: ['Arial'], sizeAdjust: '1}' }] },
])('a font that could end its rule is refused: %j', (font) => {
  expect(v.safeParse(theme, { fonts: [font] }).success).toBe(false);
});
