import os from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { underLoad } from '../src/walk/under-load.ts';

vi.mock('node:os', { spy: true });
afterEach(() => void vi.restoreAllMocks());

test.each([
  ['is as given on a machine that reports no load', 0, 2, 3_000],
  ['is as given when two processes want each core', 4, 2, 3_000],
  ['is five times as long when ten want each core', 20, 2, 15_000],
  ['depends on the number of cores', 20, 8, 3_750],
])('wait %s', (_result, load, cores, expected) => {
  vi.mocked(os.loadavg).mockReturnValue([load, 0, 0]);
  vi.mocked(os.availableParallelism).mockReturnValue(cores);
  expect(underLoad(3_000)).toBe(expected);
});
