import * as v from 'valibot';
import { expect, test } from 'vitest';
import { siteConfig } from '#contract/site.ts';
import { helpLinesOf } from '#src/components/help-lines.ts';

const line = (name: string, country = '') => ({ name, country, phone: '', url: 'https://help.example' });
const lines = [line('everywhere'), line('in Japan', 'JP'), line('in India', 'IN')];

test.each([
  ['JP', ['in Japan', 'everywhere']],
  ['IN', ['in India', 'everywhere']],
  ['VN', ['everywhere']],
  ['', ['everywhere']],
])('visitor of country %j sees the help lines %j', (country, names) => {
  expect(helpLinesOf(lines, country).map(({ name }) => name)).toEqual(names);
});

test.each([
  [{ name: 'A', phone: '+44 (0)20 1234' }, true],
  [{ name: 'A', url: 'https://help.example', country: 'JP' }, true],
  [{ name: 'A' }, false],
  [{ name: 'A', url: 'http://help.example' }, false],
  [{ name: 'A', phone: 'call us' }, false],
  [{ name: 'A', phone: '116 123', country: 'Japan' }, false],
])('site config with the help line %j is valid: %s', (helpLine, isValid) => {
  const { helpLines } = siteConfig.pipe[0].entries;
  expect(v.safeParse(helpLines, [helpLine]).success).toBe(isValid);
});
