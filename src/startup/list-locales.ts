import { onHost } from '#src/site/base.ts';
import { workerUrl } from '#src/windows/worker-url.ts';
import url from './list-locales.worker.ts?worker&url';

/**
 * Chromium lists all locales that it knows at the first number or date of a process, which blocks a slow phone for 150 ms. A worker,
 * whose process is that of the page, does it beside the page.
 */
export function listLocales() {
  // Other browsers look up single locales. The development server has no such file.
  if (!('userAgentData' in navigator) || import.meta.env.DEV) return;
  try {
    new Worker(workerUrl(onHost(url)));
  } catch {
    // Where workers or the policy are blocked, the page does it.
  }
}
