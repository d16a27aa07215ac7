import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { list } from 'postcss';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
const sheets = globSync('src/**/*.css');
const code = globSync('src/**/*.{ts,tsx}').map((path) => ({ path, text: read(path) }));

/** The code that uses a style sheet, and how it calls it. */
const usersOf = (sheet: string) =>
  code.flatMap(({ path, text }) =>
    [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)]
      .filter(([, , from = '']) => sheet === (from.startsWith('#') ? from.slice(1) : join(path, '..', from)))
      .map(([, name = '']) => ({ name, text })),
  );
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

test.each(sheets.filter((sheet) => sheet.endsWith('.module.css')))(
  '%s has the classes that its components use',
  (sheet) => {
    const defined = new Set(matches(withoutComments(read(sheet)), /\.([a-z]\w*)(?=[^{}]*\{)/gi));
    const users = usersOf(sheet);
    const used = new Set(
      users.flatMap(({ name, text }) => matches(text, RegExp(`(?<!/)\\b${name}\\.(\\w+)`, 'g'))),
    );
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
    // By `css[variant]` or as a whole, any class may be used.
    if (users.some(({ name, text }) => RegExp(`\\b${name}(\\[| as )`).test(text))) return;
    expect([...defined].filter((name) => !used.has(name))).toEqual([]);
  },
);

test('every custom property is used', () => {
  const css = sheets.map((sheet) => withoutComments(read(sheet))).join('\n');
  const used = new Set([
    ...matches(css, /var\((--[\w-]+)/g),
    ...code.flatMap(({ text }) => matches(text, /'(--[\w-]+)'/g)),
  ]);
  expect(matches(css, /(--[\w-]+):/g).filter((name) => !used.has(name))).toEqual([]);
});

test('every edge of shadow is a border in forced colours, which remove shadows', () => {
  const edge = /box-shadow:[^;]*(--hairline|--elevation-3|inset 0 0 0)/;
  const ofState = /:(hover|focus|checked|has|disabled)|\[aria|\.(current|invalid)\b/;
  const found = sheets.flatMap((sheet) =>
    [...withoutComments(read(sheet)).matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, selector = '', rules = '']) => edge.test(rules) && !ofState.test(selector))
      .filter(([, , rules = '']) => !rules.includes('border: var(--forced-edge)'))
      .map(([, selector = '']) => `${sheet}: ${selector.trim()}`),
  );
  expect(found).toEqual([]);
});

test('a rule that looks into an element applies to it or to a class', () => {
  // Chromium takes all such rules for one: what their selectors end in is matched again at each change of the document.
  const media = /@media (?:print|\(forced-colors: active\)) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g;
  const looking = sheets.flatMap((sheet) =>
    matches(withoutComments(read(sheet)).replaceAll(media, ''), /([^{}]+)\{/g)
      .flatMap((selectors) => list.comma(selectors))
      .filter((selector) => selector.includes(':has('))
      .map((selector) => `${sheet}: ${selector.replaceAll(/\s+/g, ' ')}`),
  );
  /** What the selector ends in; a look into it counts as a class. */
  const subject = (selector: string): string => {
    const simple = selector.replaceAll(/:([\w-]+)\(([^()]*)\)/g, (_, name, inner) =>
      name === 'has' || inner.includes('.has') ? '.has' : '',
    );
    return simple === selector ? (selector.split(/[\s>~+]+/).at(-1) ?? '') : subject(simple);
  };
  expect(looking.length).toBeGreaterThan(20);
  expect(looking.filter((selector) => !subject(selector).includes('.'))).toEqual([]);
});

test('no rule asks for the label of an element, since each change of a label would match it and its parts again', () => {
  const rules = sheets.flatMap((sheet) =>
    matches(withoutComments(read(sheet)), /([^{}]*\[aria-label[^{}]*)\{/g),
  );
  expect(rules).toEqual([]);
});

test('home screen of iOS has a picture, since it shows no SVG', () => {
  const html = readFileSync('index.html', 'utf8');
  const [, path = ''] = /<link rel="apple-touch-icon" href="\/([\w.-]+)"/.exec(html) ?? [];
  const png = readFileSync(`public/${path}`);
  // Width and height of the first chunk.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([180, 180]);
});

test('border without a colour has none in forced colours either', () => {
  const found = sheets.filter((sheet) => withoutComments(read(sheet)).includes('solid transparent'));
  expect(found).toEqual([]);
});
