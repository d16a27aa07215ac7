/** Files at the root of every build. All must be served without caching. */

/** Names the build. */
export const latestBuildPath = '/latest-build.json';
/** Service worker of the offline page. */
export const offlineWorkerPath = '/offline-worker.js';
