import * as v from 'valibot';
import { chunkReloadGuard } from '#contract/limits.ts';
import { latestBuild, latestBuildPath } from '#contract/site.ts';

/** The build that this page came with; the development server's pages come with none. */
const thisBuild = () => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;

/** The id of the newest build, or null where it can't be had. */
async function askLatest(): Promise<string | null> {
  try {
    const response = await fetch(latestBuildPath, { cache: 'no-store', credentials: 'omit' });
    return v.parse(latestBuild, await response.json()).id;
  } catch {
    return null;
  }
}

export async function isNewerOut(): Promise<boolean> {
  const here = thisBuild();
  if (here === undefined) return false;
  const latest = await askLatest();
  return latest !== null && latest !== here;
}

/** Storage may be blocked; the browser itself knows how this page came. */
function cameOfReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (
    entry instanceof PerformanceNavigationTiming &&
    entry.type === 'reload' &&
    performance.now() < chunkReloadGuard
  );
}

/**
 * Loads the page anew, and resolves only where it may not: it has just been, there is no line to the house, or
 * the wish was taken back.
 */
export async function reloadOnce(signal?: AbortSignal): Promise<void> {
  if (cameOfReload() || (await askLatest()) === null || signal?.aborted) return;
  window.location.reload();
  await new Promise(() => {});
}

const missingPart = 'MissingPart';

/**
 * Gives what could not be fetched a name of ours. By the browser's own words the router would know it, and load
 * the page anew in the middle of a game.
 */
export function nameMissingParts() {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = missingPart;
    payload.message = 'a part of the page could not be fetched';
  });
}

export const isMissingPart = (error: unknown) => error instanceof Error && error.name === missingPart;
