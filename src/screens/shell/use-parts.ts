import { useMatches, useRouterState } from '@tanstack/react-router';

export interface Parts {
  header: boolean;
  content: boolean;
  /** Rail on the desktop, bottom bar on the phone. */
  footer: boolean;
}

/** The parts of the house that the address and the page leave standing. */
export function useParts(): Parts {
  const bare = useMatches({ select: (matches) => matches.some((match) => match.staticData.bare) });
  const search = useRouterState({ select: (state) => state.location.search });
  const only = search.appPage;
  const asked = (part: keyof Parts) => !only || only === part;
  return {
    header: asked('header') && !bare && search.header !== false,
    content: asked('content'),
    footer: asked('footer') && !bare && search.footer !== false,
  };
}
