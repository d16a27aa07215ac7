import { expect, test } from 'vitest';
import { hostileHtml, hostileKinds } from './hostile-html.ts';

test('hostile samples are numerous, varied and unique', () => {
  expect(hostileHtml.length).toBeGreaterThanOrEqual(150);
  expect(hostileHtml.length).toBe(Object.values(hostileKinds).flat().length);
  expect(Object.keys(hostileKinds).length).toBeGreaterThanOrEqual(10);
});
