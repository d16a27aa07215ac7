import { expect, test } from 'vitest';
import { hostileHtml, hostileKinds } from '../support/hostile-html.ts';

test('there are enough of them, of many kinds, and no two alike', () => {
  expect(hostileHtml.length).toBeGreaterThanOrEqual(150);
  expect(hostileHtml.length).toBe(Object.values(hostileKinds).flat().length);
  expect(Object.keys(hostileKinds).length).toBeGreaterThanOrEqual(10);
});
