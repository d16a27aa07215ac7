import { expect, test } from 'vitest';
import { changeEach } from '#src/features/letters/change-each.ts';

const ids = Array.from({ length: 10 }, (_, place) => String(place));

test('each letter is changed once, and failures are counted', async () => {
  const changed: string[] = [];
  const progress: number[] = [];
  const failed = await changeEach(
    ids,
    async (id) => {
      changed.push(id);
      return id === '3' || id === '7' ? 'failed' : 'done';
    },
    (done) => progress.push(done),
  );
  expect(changed.toSorted()).toEqual(ids);
  expect(progress).toEqual(ids.map((_, place) => place + 1));
  expect(failed).toBe(2);
});

test('no further letter is changed when the session has ended', async () => {
  const changed: string[] = [];
  const failed = await changeEach(
    ids,
    async (id) => {
      changed.push(id);
      return id === '0' ? 'stop' : 'done';
    },
    () => {},
  );
  expect(changed.length).toBeLessThan(6);
  expect(failed).toBe(ids.length - changed.length + 1);
});
