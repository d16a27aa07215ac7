/** Where a member is about to deposit (SPEC.md section 2): a page of its own, or one of the member area's. */
export const isDepositPage = ({ pathname, search }: { pathname: string; search: object }): boolean =>
  /^\/(?:user\/)?Deposit\/?$/.test(pathname) ||
  (/^\/user\/?$/.test(pathname) && 'page' in search && search.page === 'Deposit');
