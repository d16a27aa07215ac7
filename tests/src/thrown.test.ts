import { expect, test } from 'vitest';
import { readThrown } from '#src/app/thrown.ts';

test.each<[unknown, number, boolean]>([
  [new Error('broken'), 500, true],
  [{ status: 404 }, 404, true],
  [{ status: 503, message: 'closed' }, 503, true],
  [{ status: 200, message: 'odd' }, 500, true],
  [new Error(''), 500, false],
  [{ status: '404' }, 500, false],
  [{}, 500, false],
  [null, 500, false],
  [undefined, 500, false],
  ['broken', 500, false],
])('thrown %j has status %i, and is an error object: %s', (thrown, status, isError) => {
  expect(readThrown(thrown)).toEqual({ status, isError });
});
