import { expect, test } from 'vitest';
import { randomId } from '#src/random-id.ts';

test('random ID is a new UUID of version 4, which request IDs must be', () => {
  const ids = Array.from({ length: 100 }, randomId);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(100);
});
