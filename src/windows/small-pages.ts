import { inApp } from '#src/site/base.ts';

/**
 * Shows a page without app (`loading.html`, `close.html`, `authCallback.html`) in place of the app, for a host that
 * serves `index.html` for every path.
 */
const smallPages: Record<string, () => Promise<unknown>> = {
  '/loading': () => import('./loading-page.ts'),
  '/close': () => import('./close.ts'),
  '/authCallback': () => import('./auth-callback.ts'),
};

void smallPages[inApp(window.location.pathname)]?.();
