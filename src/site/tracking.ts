import { localStore, sessionStore } from '#src/storage/store.ts';
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

export type TrackingChoice = 'accepted' | 'refused';

/** A site without a pixel has nothing to ask for. A stored value that is not a choice counts as no answer. */
export function trackingConsent(): TrackingChoice | 'notRequired' | 'unanswered' {
  if (!site.trackingConsent || !site.pixelId) return 'notRequired';
  const stored = localStore.get('tracking_consent');
  return stored === 'accepted' || stored === 'refused' ? stored : 'unanswered';
}

/** Whether anything may be stored or sent for advertising. */
export const mayTrack = (): boolean =>
  site.pixelId !== '' && (trackingConsent() === 'notRequired' || trackingConsent() === 'accepted');

let again = false;
const listeners = new Set<() => void>();
const changed = () => {
  for (const listener of listeners) listener();
};

/** Whether the visitor is to be asked: for the first time, or again on request. */
export function trackingQuestion(): 'no' | 'first' | 'again' {
  if (again) return 'again';
  return trackingConsent() === 'unanswered' ? 'first' : 'no';
}

export function reopenTrackingQuestion() {
  again = true;
  changed();
}

/** Remembers the choice in this browser; if its storage is blocked, until this page is left. */
export function chooseTracking(choice: TrackingChoice) {
  // Full storage refuses the new choice; the old one must not come back with the next page.
  localStore.remove('tracking_consent');
  localStore.set('tracking_consent', choice);
  if (choice === 'refused') {
    localStore.remove('pixel_orders');
    forgetClickIds();
  } else keepClickIds();
  again = false;
  changed();
}

/** Also calls back when another tab has chosen. */
export function subscribeToTracking(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
