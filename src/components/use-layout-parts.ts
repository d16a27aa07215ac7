import { useMatches, useRouterState } from '@tanstack/react-router';

export interface Parts {
  header: boolean;
  content: boolean;
  /** The footer, and the sidebar on the desktop or the bottom bar on the phone. */
  footer: boolean;
}

/**
 * Parts of the layout that the URL and the page leave visible. `header=false` and `footer=false` are for
 * sites that embed the phone's layout; the desktop's layout stays complete (specification, section 2).
 */
export function useLayoutParts(desktop: boolean): Parts {
  const bare = useMatches({ select: (matches) => matches.at(-1)?.staticData.bare });
  // Not the whole query, which changes while somebody searches.
  const search = useRouterState({
    select: ({ location: { search } }) => ({
      only: search.appPage,
      header: search.header,
      footer: search.footer,
    }),
    structuralSharing: true,
  });
  const { only } = search;
  const isRequested = (part: keyof Parts) => !only || only === part;
  const isKept = (part: 'header' | 'footer') =>
    bare !== true && bare !== part && (desktop || search[part] !== false);
  return {
    header: isRequested('header') && isKept('header'),
    content: isRequested('content'),
    footer: isRequested('footer') && isKept('footer'),
  };
}
