/**
 * Whether the member is about to deposit (specification, section 2): on a page of its own, or in the member area.
 */
export const isDepositPage = ({ pathname, search }: { pathname: string; search: object }): boolean =>
  /^\/(?:user\/)?Deposit\/?$/.test(pathname) ||
  (/^\/user\/?$/.test(pathname) && 'page' in search && search.page === 'Deposit');

/**
 * Whether the page is one for looking around, where a promotion may open by itself: home, the halls, the promotions and
 * the deposit page, which has promotions of its own (docs/decisions/0164).
 */
export const isBrowsingPage = (location: { pathname: string; search: object }): boolean =>
  /^\/(?:(?:gameHall|discount)(?:\/[^/]+)?\/?)?$/.test(location.pathname) || isDepositPage(location);
