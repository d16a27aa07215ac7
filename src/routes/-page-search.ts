/** Query parameters of every URL of the site: parts of the layout that an embedding page hides. */
export interface PageSearch {
  /** Only this part of the layout is shown. */
  appPage?: 'header' | 'content' | 'footer';
  header?: boolean;
  footer?: boolean;
}

const parts = ['header', 'content', 'footer'] as const;
const shown = (value: unknown) => (value === false || value === 'false' ? false : undefined);

export function readPageSearch(search: Record<string, unknown>): PageSearch {
  return {
    appPage: parts.find((part) => part === search.appPage),
    header: shown(search.header),
    footer: shown(search.footer),
  };
}
