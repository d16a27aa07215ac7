import { sessionStore } from '#src/storage/store.ts';
import { site } from './site.ts';

/** A click's ID as advertising networks write it. */
const clickId = /^[\w.~-]{1,255}$/;

/** The IDs with which this page was opened. */
let arrived: Record<string, string> = {};

/** Reads the IDs of the click that led here: `fbclid`, and the parameters that the site config names. */
export function readClickIds(search: string) {
  const query = new URLSearchParams(search);
  const found = ['fbclid', ...site.clickIds].flatMap((name) => {
    const value = query.get(name) ?? '';
    return clickId.test(value) ? [[name, value]] : [];
  });
  arrived = Object.fromEntries(found) as Record<string, string>;
}

/**
 * Keeps the IDs until the visitor registers or deposits in this tab, which happens on other pages. Only where advertising
 * may be tracked: before that they are in the page alone.
 */
export function keepClickIds() {
  if (Object.keys(arrived).length > 0) sessionStore.set('clickIds', JSON.stringify(arrived));
}

export function forgetClickIds() {
  arrived = {};
  sessionStore.remove('clickIds');
}

/** The IDs by their parameters. */
export function clickIds(): Record<string, string> {
  if (Object.keys(arrived).length > 0) return arrived;
  try {
    const stored: unknown = JSON.parse(sessionStore.get('clickIds') ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const valid = Object.entries(stored).filter(
      ([, value]) => typeof value === 'string' && clickId.test(value),
    );
    return Object.fromEntries(valid) as Record<string, string>;
  } catch {
    return {};
  }
}
