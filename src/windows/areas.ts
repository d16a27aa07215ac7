import { popup } from '#contract/limits.ts';
import { popupFeatures } from './pop-up.ts';
import { windowRole } from './roles.ts';

/** What a member does beside the house, in windows of their own on the desktop (SPEC.md section 2). */
export const areaPaths = { user: '/user', proxy: '/proxy', fastPayment: '/fastPayment' } as const;
export type Area = keyof typeof areaPaths;

const opened: Partial<Record<Area, Window>> = {};

/**
 * Opens the area's window, or shows the one that is open, as it was left. False where the browser held it back, and
 * in a window that is such an area itself: there the page goes on in the same place.
 */
export function openArea(area: Area, address: string): boolean {
  if (windowRole() === 'member') return false;
  const before = opened[area];
  if (before && !before.closed) {
    before.focus();
    return true;
  }
  const fresh = window.open(address, area, popupFeatures(popup));
  if (fresh) opened[area] = fresh;
  return fresh !== null;
}

/** An area is nobody's once the session has ended. */
export function closeOwnArea() {
  if (windowRole() === 'member') window.close();
}
