import { type ComponentType, lazy } from 'react';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** A lazy part that the page can do without: where it cannot be fetched, `instead` stands, and nothing breaks. */
export const spare = <P extends object>(load: Load<P>, instead: ComponentType<P> = () => null) =>
  lazy(() => load().catch(() => ({ default: instead })));
