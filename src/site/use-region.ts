import { useSyncExternalStore } from 'react';
import type { Region, Regions } from '#contract/templates.ts';
import { currentRegions } from './site.ts';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The variant of a region. The component is rendered again when the operator chooses another one. */
export function useRegion<R extends Region>(region: R): Regions[R] {
  const variant = () => currentRegions()[region];
  return useSyncExternalStore(subscribe, variant, variant);
}

/** Renders what depends on variants after they have changed. */
export const renderRegions = () => {
  for (const listener of listeners) listener();
};
