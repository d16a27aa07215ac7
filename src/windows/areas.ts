import type { RegisteredRouter } from '@tanstack/react-router';
import { popup } from '#contract/constants.ts';
import { popupFeatures } from './pop-up.ts';

/** Member areas, which open in windows of their own on the desktop (specification, section 2). */
const areaPaths = { user: '/user', proxy: '/proxy', fastPayment: '/fastPayment' } as const;
export type Area = keyof typeof areaPaths;

/** Pages of the member centre (specification, section 2). */
export type MemberPageKey =
  | 'Info'
  | 'BindAccount'
  | 'MyWallet'
  | 'Announcement'
  | 'Letter'
  | 'Deposit'
  | 'Withdrawal'
  | 'Transaction'
  | 'DWRecord'
  | 'RecommendProject'
  | 'RecommendRecord'
  | 'RecommendMemberSearch'
  /** Not in the specification. */
  | 'PlayLimits';

/** Pages of the agent window (specification, section 2). */
export type AgentPageKey =
  | 'Plan'
  | 'Agreement'
  | 'Register'
  | 'DownlineInfo'
  | 'Promotion'
  | 'OperationTable'
  | 'StratifiedTable'
  | 'Transfer'
  | 'PerformanceSettlement';

/** Keys of an area's pages. */
export type PageOf<A extends Area> = { user: MemberPageKey; proxy: AgentPageKey; fastPayment: never }[A];

/** A page of an area, or its first one, for the router; the pages' own parameters are in no route's types. */
export const areaLocation = <A extends Area>(area: A, page?: PageOf<A>, search: object = {}) => ({
  to: (page ? `${areaPaths[area]}/${page}` : areaPaths[area]) as string,
  search,
});

const opened: Partial<Record<Area, Window>> = {};

/**
 * Opens a page of an area in the area's window. An open window is focused, and navigated only if it shows
 * another page: what the member has typed there stays. False if the caller has to open the page in place: on
 * the phone, in the area itself, and if the browser blocked the window.
 */
export function openArea<A extends Area>(
  router: RegisteredRouter,
  desktop: boolean,
  area: A,
  page?: PageOf<A>,
): boolean {
  const isOpen = window.name === area || router.latestLocation.pathname.startsWith(areaPaths[area]);
  if (!desktop || isOpen) return false;
  const { href } = router.buildLocation(areaLocation(area, page));
  const before = opened[area];
  if (before && !before.closed) {
    if (page && before.location.pathname !== href.split('?')[0]) before.location.assign(href);
    before.focus();
    return true;
  }
  const fresh = window.open(href, area, popupFeatures(popup));
  if (fresh) opened[area] = fresh;
  return fresh !== null;
}

/** Closes this window on sign-out. */
export function closeOwnArea() {
  if (windowRole() === 'member') window.close();
}

/**
 * Role of one of our windows. `/loading`, `/close` and `/authCallback` are pages of their own without
 * machines.
 */
type WindowRole = 'main' | 'member';

/** Names of the windows of member areas, which stay on every page that is opened in them. */
const memberWindows = /^(user|proxy|fastPayment)$/;

export function windowRole(): WindowRole {
  return memberWindows.test(window.name) && window.opener ? 'member' : 'main';
}
