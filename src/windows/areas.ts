import { popup } from '#contract/limits.ts';
import { popupFeatures } from './pop-up.ts';
import { windowRole } from './roles.ts';

/** Member areas, which open in windows of their own on the desktop (SPEC.md section 2). */
export const areaPaths = { user: '/user', proxy: '/proxy', fastPayment: '/fastPayment' } as const;
export type Area = keyof typeof areaPaths;

const opened: Partial<Record<Area, Window>> = {};

/**
 * Opens the area's window, or focuses the open one without a reload. False if the browser blocked it, and in
 * an area's window, where the page is opened in the same window.
 */
export function openArea(area: Area, url: string): boolean {
  if (windowRole() === 'member') return false;
  const before = opened[area];
  if (before && !before.closed) {
    before.focus();
    return true;
  }
  const fresh = window.open(url, area, popupFeatures(popup));
  if (fresh) opened[area] = fresh;
  return fresh !== null;
}

/** Closes this window on sign-out. */
export function closeOwnArea() {
  if (windowRole() === 'member') window.close();
}
