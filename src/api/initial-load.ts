import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';

/** Milliseconds between two looks, and after which a page that does not come to rest is taken as it is. */
const LOOK = 100;
const MOST = 3_000;

/** What is out of sight waits for whoever scrolls there. */
function isOnItsWay(image: HTMLImageElement): boolean {
  // One whose turn has not come has nothing to load, and says that it is complete.
  if (image.complete && image.currentSrc) return false;
  if (image.loading !== 'lazy') return true;
  const { left, top, right, bottom } = image.getBoundingClientRect();
  return right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight;
}

/** A member's machines run before the page is drawn, when nothing has been asked for either. */
const isAtRest = (queries: QueryClient) =>
  document.querySelector('main') !== null &&
  queries.isFetching() === 0 &&
  ![...document.images].some(isOnItsWay);

async function wait(queries: QueryClient) {
  const started = performance.now();
  let still = 0;
  // Found so twice on end: what has come must be painted too.
  while (still < 2 && performance.now() - started < MOST) {
    await new Promise((resolve) => window.setTimeout(resolve, LOOK));
    still = isAtRest(queries) ? still + 1 : 0;
  }
  reached = true;
}

let reached = false;
export const hasRested = () => reached;
let waiting: Promise<void> | undefined;

/** Resolves once the first page is there, data and pictures. What it can be used without is fetched then. */
export function atRest(queries: QueryClient): Promise<void> {
  waiting ??= wait(queries);
  return waiting;
}

/** Whether the first page has come to rest; every page after it finds it so. */
export function useAtRest(): boolean {
  const queries = useQueryClient();
  const [rest, setRest] = useState(reached);
  useEffect(() => {
    let here = true;
    void atRest(queries).then(() => here && startTransition(() => setRest(true)));
    return () => {
      here = false;
    };
  }, [queries]);
  return rest;
}
