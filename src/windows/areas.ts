import type { RegisteredRouter } from '@tanstack/react-router';
import { popup } from '#contract/limits.ts';
import { popupFeatures } from './pop-up.ts';
import { windowRole } from './roles.ts';

/** Member areas, which open in windows of their own on the desktop (SPEC.md section 2). */
export const areaPaths = { user: '/user', proxy: '/proxy', fastPayment: '/fastPayment' } as const;
export type Area = keyof typeof areaPaths;

/** A page of an area, for the router; its parameter is in no route's types. */
export const areaLocation = (area: Area, page?: 'Deposit') => ({
  to: areaPaths[area],
  search: (page ? { page } : {}) as object,
});

const opened: Partial<Record<Area, Window>> = {};

/**
 * Opens a page of an area in the area's window, or focuses the open one without a reload. False if the caller
 * has to open the page in place: on the phone, in an area's window, and if the browser blocked the window.
 */
export function openArea(router: RegisteredRouter, desktop: boolean, area: Area, page?: 'Deposit'): boolean {
  if (!desktop || windowRole() === 'member') return false;
  const before = opened[area];
  if (before && !before.closed) {
    before.focus();
    return true;
  }
  const { href } = router.buildLocation(areaLocation(area, page));
  const fresh = window.open(href, area, popupFeatures(popup));
  if (fresh) opened[area] = fresh;
  return fresh !== null;
}

/** Closes this window on sign-out. */
export function closeOwnArea() {
  if (windowRole() === 'member') window.close();
}
