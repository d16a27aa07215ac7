import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eventsOf } from '#contract/realtime.ts';

const spec = ['', '.dom']
  .map((kind) => readFileSync(`tests/e2e/kernel-realtime-events${kind}.spec.ts`, 'utf8'))
  .join('\n');
const titles = [...spec.matchAll(/\btest\(\s*(['`])(.+?)\1/g)].map(([, , title = '']) => title);
/** Events of the tests whose title begins with `${event}`: the first cells of their table. */
const tabled = [...spec.matchAll(/^ +\[\n +'(\.[\w.]+)',/gm)].map(([, event]) => event);

test.each([...new Set(Object.values(eventsOf).flat())])('%s has a test of what it leads to', (event) => {
  // Some titles name a second event after "and".
  const isTested = titles.some((title) => title.startsWith(`${event} `) || title.includes(` and ${event} `));
  expect(isTested || tabled.includes(event)).toBe(true);
});
