import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether a server has rendered the component, so that its first elements in the browser must be the same. */
export function useIsRendered(): boolean {
  const isTakingOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(isTakingOver)[0];
}
