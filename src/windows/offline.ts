import { offlineWorkerPath } from '#contract/files.ts';
import { offlineColours } from '#src/offline/texts.ts';
import { onHost } from '#src/site/base.ts';
import { localStore } from '#src/storage/store.ts';
import { windowRole } from './areas.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): string;
  };
}

/**
 * Registers the service worker that shows the offline page (`src/offline`), in the site's main window. It is not part
 * of development and QA, where pages are reloaded while the server restarts.
 */
export async function registerOfflineWorker() {
  if (import.meta.env.MODE !== 'production' || windowRole() !== 'main') return;
  keepColours();
  const path = onHost(offlineWorkerPath);
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  try {
    const policy = trustedTypes?.createPolicy('offline-worker', { createScriptURL: () => path });
    await navigator.serviceWorker.register(policy?.createScriptURL('') ?? path);
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
