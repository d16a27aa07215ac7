import { expect, test } from 'vitest';
import { readWalks } from '../../scripts/walk-output.mjs';

const output = `
1/6 sign-in 4kd2p ok 812 ms
2/6 deposit x1 UNSTABLE at step 3 5120 ms
3/6 deposit x1, reloaded UNSTABLE at step 4 4011 ms
4/6 deposit x2, reloaded FAILED at step 2 3090 ms
5/6 play-clock z9 BROKEN at step 0 2000 ms
6/6 play-clock z8, reloaded ok 900 ms
deposit x3 is stale: check deposit
deposit x2, step 2: UNSTABLE
  seen     1/6 of the page FAILED
2 of 6 paths walked in 14 s, 1 failed, 2 unstable, 1 broken
`;

test('walks are read from what the path tool prints, also those that end with a reload', () => {
  expect(readWalks(output)).toEqual({
    passed: 2,
    all: 6,
    unstable: ['deposit x1', 'deposit x1, reloaded'],
    failed: ['deposit x2, reloaded', 'play-clock z9'],
    stale: 1,
  });
});

test('walks of several runs are added', () => {
  expect(readWalks(`${output}\n3 of 4 paths walked in 2 s, 1 broken\n`)).toMatchObject({
    passed: 5,
    all: 10,
  });
});
