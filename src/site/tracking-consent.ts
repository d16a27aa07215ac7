import { localStore } from '#src/storage/store.ts';
import { forgetClickIds, keepClickIds } from './click-ids.ts';
import { site } from './site.ts';

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
