import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';

/** Milliseconds between two checks, and after which the page counts as loaded in any case. */
const CHECK_INTERVAL = 100;
const LONGEST_WAIT = 3_000;

/** Images outside the viewport, and those of a carousel's hidden slides, are not awaited. */
function isLoading(image: HTMLImageElement): boolean {
  if (image.closest('[inert]')) return false;
  // A queued image has no source yet, and reports `complete`.
  if (image.complete && image.currentSrc) return false;
  if (image.loading !== 'lazy') return true;
  const { left, top, right, bottom } = image.getBoundingClientRect();
  return right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight;
}

/** `main` is checked because a member's machines start before the page renders, when no query runs either. */
const isLoaded = (queryClient: QueryClient) =>
  document.querySelector('main') !== null &&
  queryClient.isFetching() === 0 &&
  ![...document.images].some(isLoading);

async function wait(queryClient: QueryClient) {
  const started = performance.now();
  let loadedChecks = 0;
  // Checked twice in a row, because loaded content must be painted too.
  while (loadedChecks < 2 && performance.now() - started < LONGEST_WAIT) {
    await new Promise((resolve) => window.setTimeout(resolve, CHECK_INTERVAL));
    loadedChecks = isLoaded(queryClient) ? loadedChecks + 1 : 0;
  }
  loadDone = true;
}

let loadDone = false;
export const isInitialLoadDone = () => loadDone;
let waiting: Promise<void> | undefined;

/** Resolves once the first page's data and images have loaded. Optional content is fetched after that. */
export function whenInitialLoadDone(queryClient: QueryClient): Promise<void> {
  waiting ??= wait(queryClient);
  return waiting;
}

/** Whether the first page has loaded; true at once on every later page. */
export function useInitialLoadDone(): boolean {
  const queryClient = useQueryClient();
  const [done, setDone] = useState(loadDone);
  useEffect(() => {
    let mounted = true;
    void whenInitialLoadDone(queryClient).then(() => mounted && startTransition(() => setDone(true)));
    return () => {
      mounted = false;
    };
  }, [queryClient]);
  return done;
}
