import * as v from 'valibot';
import { chunkReloadGuard } from '#contract/constants.ts';
import { latestBuildPath } from '#contract/files.ts';
import { latestBuild } from '#contract/site.ts';
import { onHost } from '#src/site/base.ts';

/** The build of this page; undefined on the development server. */
const thisBuild = () => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;

/** The id of the newest build, or null if it cannot be fetched. */
async function fetchLatestId(): Promise<string | null> {
  try {
    const response = await fetch(onHost(latestBuildPath), { cache: 'no-store', credentials: 'omit' });
    return v.parse(latestBuild, await response.json()).id;
  } catch {
    return null;
  }
}

export async function isNewerBuildAvailable(): Promise<boolean> {
  const current = thisBuild();
  if (current === undefined) return false;
  const latest = await fetchLatestId();
  return latest !== null && latest !== current;
}

/** Read from the navigation entry, because storage may be blocked. */
function wasJustReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (
    entry instanceof PerformanceNavigationTiming &&
    entry.type === 'reload' &&
    performance.now() < chunkReloadGuard
  );
}

/**
 * Reloads the page, and resolves only if it may not: it was just reloaded, the site is unreachable, or the
 * reload was aborted.
 */
export async function reloadOnce(signal?: AbortSignal): Promise<void> {
  if (wasJustReloaded() || (await fetchLatestId()) === null || signal?.aborted) return;
  window.location.reload();
  await new Promise(() => {});
}

const chunkErrorName = 'ChunkError';

/**
 * Gives chunk errors a name of our own. The router recognizes the browser's message and would reload the page
 * during a game.
 */
export function markChunkErrors() {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = chunkErrorName;
    payload.message = 'a chunk could not be loaded';
  });
}

export const isChunkError = (error: unknown) => error instanceof Error && error.name === chunkErrorName;
