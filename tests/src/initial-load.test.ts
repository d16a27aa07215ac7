import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { takeTurn, whenUsed } from '#src/startup/turns.ts';

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

test('a page that nobody uses has rested three seconds after the last turn of its optional content', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), globalThis, { matchMedia: () => ({ matches: false }) }),
  );
  vi.stubGlobal('document', { querySelector: () => ({}) });
  vi.stubGlobal('requestIdleCallback', undefined);
  let hasRested = false;
  void whenUsed(new QueryClient()).then(() => (hasRested = true));
  await vi.advanceTimersByTimeAsync(2_500);
  void takeTurn();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(hasRested).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(hasRested).toBe(true);
});
