import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { takeTurn, whenNear, whenUsed } from '#src/startup/turns.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A loaded page in a browser without idle callbacks. */
function stubPage() {
  vi.useFakeTimers();
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), globalThis, {
      innerHeight: 900,
      matchMedia: () => ({ matches: false }),
    }),
  );
  vi.stubGlobal('document', { querySelector: () => ({}) });
  vi.stubGlobal('requestIdleCallback', undefined);
}

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
  stubPage();
  let hasRested = false;
  void whenUsed(new QueryClient()).then(() => (hasRested = true));
  await vi.advanceTimersByTimeAsync(2_500);
  void takeTurn();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(hasRested).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(hasRested).toBe(true);
});

test('content that comes into sight because a row above it is empty does not wait for the use of the page', async () => {
  stubPage();
  let see = (_: boolean) => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => report([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  const element = { getBoundingClientRect: () => ({ top: 1_200 }) } as Element;
  let isNear = false;
  void whenNear(new QueryClient(), { current: element }).then(() => (isNear = true));
  await vi.advanceTimersByTimeAsync(10_000);
  see(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(isNear).toBe(false);
  see(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(isNear).toBe(true);
});
