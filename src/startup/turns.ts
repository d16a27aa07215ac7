import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react';
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

/** Milliseconds without a turn of optional content after which a page that nobody uses has rested. */
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

let firstUse: Promise<void> | undefined;
/** Resolves when the page is used. It listens from the first call on, so that no early use is missed. */
export function whenFirstUsed(): Promise<void> {
  firstUse ??= new Promise((resolve) => {
    const use = ({ type, target }: Event) => {
      // Parts of the page also scroll by themselves.
      if (type === 'scroll' && target !== document) return;
      for (const name of uses) window.removeEventListener(name, use, { capture: true });
      resolve();
    };
    for (const name of uses) window.addEventListener(name, use, { capture: true, passive: true });
  });
  return firstUse;
}

let used: Promise<void> | undefined;
let usedOrRested = false;

/** Resolves once the first page has loaded, and is used or has rested. */
export function whenUsed(queryClient: QueryClient): Promise<void> {
  used ??= waitForUse(queryClient);
  return used;
}

async function waitForUse(queryClient: QueryClient) {
  const firstUse = whenFirstUsed();
  await whenInitialLoadDone(queryClient);
  await Promise.race([firstUse, whenRested()]);
  usedOrRested = true;
}

/**
 * Resolves when a loaded page is quiet: what starts then does not delay what a slow phone still shows. A native shell does
 * not wait.
 */
async function whenRested(): Promise<void> {
  if (!/desktop|mobile|pwa/.test(deviceClass())) return;
  for (let left = REST; left > 0; left = lastTurnAt + REST - performance.now())
    await new Promise((resolve) => window.setTimeout(resolve, left));
}

/** Resolves once the first page has loaded, and the place of what waits is in sight or the page is used. */
export async function whenNear(queryClient: QueryClient, place: Place): Promise<void> {
  const firstUse = whenFirstUsed();
  await whenInitialLoadDone(queryClient);
  const element = place.current;
  if (element && element.getBoundingClientRect().top > window.innerHeight)
    await Promise.race([firstUse, whenInSight(element)]);
}

/** Resolves when an element comes into sight: what is above it may turn out to be empty. */
const whenInSight = (element: Element) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });

let lastTurn: Promise<void> = Promise.resolve();
let lastTurnAt = Number.NEGATIVE_INFINITY;
/** Resolves for one caller at a time, in idle time: rendered at once, all optional content would block input. */
export function takeTurn(): Promise<void> {
  lastTurn = lastTurn
    .then(() => whenIdle(BETWEEN_TURNS))
    .then(() => {
      lastTurnAt = performance.now();
    });
  return lastTurn;
}

interface Chunk {
  preload: () => Promise<unknown>;
}

type Place = RefObject<Element | null>;

interface Turn {
  /** What the content needs; it is loaded first. */
  chunk?: Chunk;
  /** The content does not wait. */
  atOnce?: boolean;
  /** What the content waits for besides the first page. It must be stable. */
  after?: (queryClient: QueryClient) => Promise<void>;
}

/**
 * Whether the first page has loaded, and the chunk that the optional content needs; true at once on every later
 * page.
 */
export const useInitialLoadDone = (chunk?: Chunk): boolean => useTurn({ chunk, atOnce: loadDone });

/** Like `useInitialLoadDone`, for what a page that nobody uses can do without until it has rested. */
export const useUsed = (chunk?: Chunk): boolean => useTurn({ chunk, atOnce: usedOrRested, after: whenUsed });

/** Like `useInitialLoadDone`, for what stands in `place`: while that is below what is in sight, it waits for the page's use. */
export const useNear = (place: Place, turn: Pick<Turn, 'chunk' | 'atOnce'>): boolean => {
  const after = useCallback((queryClient: QueryClient) => whenNear(queryClient, place), [place]);
  return useTurn({ ...turn, after });
};

/** Whether it is the turn of optional content, and the chunk that it needs has loaded. */
export function useTurn({ chunk, atOnce = false, after = whenInitialLoadDone }: Turn): boolean {
  const queryClient = useQueryClient();
  // A server has rendered the page as it is before.
  const isRendered = useIsRendered();
  const [isMyTurn, setMyTurn] = useState(atOnce && !isRendered);
  useEffect(() => {
    let mounted = true;
    void after(queryClient)
      .then(takeTurn)
      .then(() => chunk?.preload())
      .then(() => mounted && startTransition(() => setMyTurn(true)));
    return () => {
      mounted = false;
    };
  }, [queryClient, chunk, after]);
  return isMyTurn;
}
