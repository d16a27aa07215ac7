import { useMatches, useRouterState } from '@tanstack/react-router';

export interface Parts {
  header: boolean;
  content: boolean;
  /** Rail on the desktop, bottom bar on the phone. */
  footer: boolean;
}

/**
 * The parts of the house that the address and the page leave standing. `header=false` and `footer=false` are for
 * whoever embeds the phone's layout; the desktop's stays whole (SPEC.md section 2).
 */
export function useParts(desktop: boolean): Parts {
  const bare = useMatches({ select: (matches) => matches.at(-1)?.staticData.bare });
  const search = useRouterState({ select: (state) => state.location.search });
  const only = search.appPage;
  const asked = (part: keyof Parts) => !only || only === part;
  const kept = (part: 'header' | 'footer') =>
    bare !== true && bare !== part && (desktop || search[part] !== false);
  return {
    header: asked('header') && kept('header'),
    content: asked('content'),
    footer: asked('footer') && kept('footer'),
  };
}
