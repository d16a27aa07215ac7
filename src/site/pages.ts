/**
 * Whether the member is about to deposit (SPEC.md section 2): on a page of its own, or in the member area.
 */
export const isDepositPage = ({ pathname, search }: { pathname: string; search: object }): boolean =>
  /^\/(?:user\/)?Deposit\/?$/.test(pathname) ||
  (/^\/user\/?$/.test(pathname) && 'page' in search && search.page === 'Deposit');
