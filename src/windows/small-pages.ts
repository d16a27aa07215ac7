/**
 * The pages without app (`loading.html`, `close.html`, `authCallback.html`), for a host that serves `index.html` for
 * every path.
 */
const smallPages: Record<string, () => Promise<unknown>> = {
  '/loading': () => import('./loading-page.ts'),
  '/close': () => import('./close.ts'),
  '/authCallback': () => import('./auth-callback.ts'),
};

/** Shows the small page of the path in place of the app. False if there is none. */
export function showSmallPage(pathname: string): boolean {
  const load = smallPages[pathname];
  void load?.();
  return load !== undefined;
}
