import { useLayoutEffect } from 'react';
import { platformNamesInDescription } from '#contract/constants.ts';
import type { GameProvider } from '#contract/endpoints/catalogue/games.ts';
import { currentLanguage } from '#src/site/locale.ts';

/**
 * Names the providers in the page's meta description, in the operator's order, as long as the page is shown.
 */
export function useDescription(providers: readonly GameProvider[]) {
  const separator = currentLanguage().startsWith('zh') ? '，' : ',';
  const names = providers.filter(({ active }) => active).map(({ gpName }) => gpName);
  const content = [...new Set(names)].slice(0, platformNamesInDescription).join(separator);
  useLayoutEffect(() => {
    if (!content) return;
    const description = document.createElement('meta');
    Object.assign(description, { name: 'description', content });
    document.head.append(description);
    return () => description.remove();
  }, [content]);
}
