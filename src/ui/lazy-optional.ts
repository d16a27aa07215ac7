import { type ComponentType, lazy } from 'react';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** A lazy component that the page can do without: if its chunk fails to load, `fallback` is rendered. */
export const lazyOptional = <P extends object>(load: Load<P>, fallback: ComponentType<P> = () => null) =>
  lazy(() => load().catch(() => ({ default: fallback })));
