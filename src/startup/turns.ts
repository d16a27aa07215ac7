import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { deviceClass } from '#src/site/device.ts';
import { useIsRendered } from './use-is-rendered.ts';

/** Milliseconds after which the page counts as loaded in any case. */
const MAX_WAIT = 3_000;
/** Milliseconds after which a busy browser counts as idle. */
const MAX_IDLE_WAIT = 200;
/** Milliseconds between two turns in a browser without idle callbacks. */
const BETWEEN_TURNS = 30;

/**
 * `main` is checked because a member's machines start before the page renders, when no query runs either. Queries
 * with `optional` in their `meta` are not awaited.
 */
const isLoaded = (queryClient: QueryClient) =>
  document.querySelector('main') !== null &&
  queryClient.isFetching({ predicate: ({ meta }) => !meta?.optional }) === 0;

/** Resolves when nothing is left to render. Safari has no idle callbacks. */
const whenIdle = (otherwise = MAX_IDLE_WAIT) =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: MAX_IDLE_WAIT });
    else window.setTimeout(resolve, otherwise);
  });

async function wait(queryClient: QueryClient) {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Checked when idle: what has arrived is rendered then.
  const check = () => void whenIdle().then(() => isLoaded(queryClient) && resolve());
  const unsubscribe = queryClient.getQueryCache().subscribe(check);
  const timer = window.setTimeout(resolve, MAX_WAIT);
  check();
  await promise;
  unsubscribe();
  window.clearTimeout(timer);
  loadDone = true;
}

let loadDone = false;
export const isInitialLoadDone = () => loadDone;
let waiting: Promise<void> | undefined;

/**
 * Resolves once the first page's data has loaded and been rendered. Optional content is fetched after that; images
 * are not awaited, since the browser loads them in the order of their priority.
 */
export function whenInitialLoadDone(queryClient: QueryClient): Promise<void> {
  waiting ??= wait(queryClient);
  return waiting;
}

/** Milliseconds for which a loaded page rests that nobody uses, so that a slow phone shows it sooner. */
const REST = 3_000;
/** Somebody uses the page, or something changes that machines follow. */
const uses = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
  'resize',
  'storage',
  'offline',
] as const;

/** Resolves once the first page has loaded, and is used or has rested. A native shell does not wait. */
export async function whenUsed(queryClient: QueryClient): Promise<void> {
  const { promise: used, resolve } = Promise.withResolvers<void>();
  // Parts of the page also scroll by themselves.
  const use = ({ type, target }: Event) => (type !== 'scroll' || target === document) && resolve();
  for (const type of uses) window.addEventListener(type, use, { capture: true, passive: true });
  await whenInitialLoadDone(queryClient);
  const timer = window.setTimeout(resolve, /desktop|mobile|pwa/.test(deviceClass()) ? REST : 0);
  await used;
  window.clearTimeout(timer);
  for (const type of uses) window.removeEventListener(type, use, { capture: true });
}

let lastTurn: Promise<void> = Promise.resolve();
/** Resolves for one caller at a time, in idle time: rendered at once, all optional content would block input. */
export function takeTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => whenIdle(BETWEEN_TURNS));
  return lastTurn;
}

interface Chunk {
  preload: () => Promise<unknown>;
}

/**
 * Whether the first page has loaded, and the chunk that the optional content needs; true at once on every later
 * page.
 */
export const useInitialLoadDone = (chunk?: Chunk): boolean => useTurn({ chunk, atOnce: loadDone });

/** Whether it is the turn of optional content, and the chunk that it needs has loaded; true at once with `atOnce`. */
export function useTurn({ chunk, atOnce = false }: { chunk?: Chunk; atOnce?: boolean }): boolean {
  const queryClient = useQueryClient();
  // A server has rendered the page as it is before.
  const isRendered = useIsRendered();
  const [isMyTurn, setMyTurn] = useState(atOnce && !isRendered);
  useEffect(() => {
    let mounted = true;
    void whenInitialLoadDone(queryClient)
      .then(takeTurn)
      .then(() => chunk?.preload())
      .then(() => mounted && startTransition(() => setMyTurn(true)));
    return () => {
      mounted = false;
    };
  }, [queryClient, chunk]);
  return isMyTurn;
}
