import * as v from 'valibot';
import { expect, test } from 'vitest';
import { realtimeEvents } from '#contract/realtime.ts';

test('sign-in event has the same token with and without the word Bearer', () => {
  for (const token of ['abc', 'Bearer abc', 'bearer  abc'])
    expect(v.parse(realtimeEvents['.login'], { token })).toEqual({ token: 'abc' });
  expect(v.safeParse(realtimeEvents['.login'], { token: 7 }).success).toBe(false);
});
