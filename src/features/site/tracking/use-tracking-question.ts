import { useSyncExternalStore } from 'react';
import { useGame, useIsDesktop } from '#src/actors/machines.ts';
import { useLayoutParts } from '#src/components/use-layout-parts.ts';
import { subscribeToTracking, trackingQuestion } from '#src/site/tracking-consent.ts';

/** Whether the page asks for consent to tracking. A game in play has the place of the bar. */
export function useTrackingQuestion(): 'no' | 'first' | 'again' {
  const question = useSyncExternalStore(subscribeToTracking, trackingQuestion);
  const { footer } = useLayoutParts(useIsDesktop());
  const isPlaying = useGame(() => true) ?? false;
  return footer && !isPlaying ? question : 'no';
}
