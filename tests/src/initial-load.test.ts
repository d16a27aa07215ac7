import { afterEach, expect, test, vi } from 'vitest';
import { takeTurn } from '#src/startup/turns.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('ten parts of optional content have their turns within half a second in a browser without idle callbacks', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('requestIdleCallback', undefined);
  let taken = 0;
  for (let turn = 0; turn < 10; turn += 1) void takeTurn().then(() => (taken += 1));
  await vi.advanceTimersByTimeAsync(500);
  expect(taken).toBe(10);
});
