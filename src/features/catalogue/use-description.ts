import { useLayoutEffect } from 'react';
import type { GameProvider } from '#contract/endpoints/catalogue/games.ts';
import { providerNames } from './provider-names.ts';

/** Names the providers in the page's meta description, in the operator's order, as long as the page is shown. */
export function useDescription(providers: readonly GameProvider[]) {
  const content = providerNames(providers);
  useLayoutEffect(() => {
    if (!content) return;
    // A server has written one for a page that it has rendered.
    document.head.querySelector('meta[name=description]')?.remove();
    const description = document.createElement('meta');
    Object.assign(description, { name: 'description', content });
    document.head.append(description);
    return () => description.remove();
  }, [content]);
}
