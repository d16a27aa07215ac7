import { offlineWorkerPath } from '#contract/files.ts';
import { offlineColours } from '#src/offline/texts.ts';
import { onHost } from '#src/site/base.ts';
import { localStore } from '#src/storage/store.ts';
import { windowRole } from './areas.ts';
import { workerUrl } from './worker-url.ts';

/**
 * Registers the service worker that shows the offline page (`src/offline`), in the site's main window. It is not part
 * of development and QA, where pages are reloaded while the server restarts.
 */
export async function registerOfflineWorker() {
  if (import.meta.env.MODE !== 'production' || windowRole() !== 'main') return;
  keepColours();
  try {
    await navigator.serviceWorker.register(workerUrl(onHost(offlineWorkerPath)));
  } catch {
    // Without service workers, or where they or the policy are blocked, the browser shows its own page.
  }
}

/** Keeps the colours of the site's template for the offline page, which can load no style sheet. */
function keepColours() {
  const style = getComputedStyle(document.documentElement);
  const colours = Object.fromEntries(
    offlineColours.map((name) => [name, style.getPropertyValue(name).trim()]),
  );
  localStore.set('page_colours', JSON.stringify(colours));
}
