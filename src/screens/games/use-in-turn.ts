import { startTransition, useEffect, useState } from 'react';
import { hasRested } from '../../api/rest.ts';

const waiting = new Set<() => void>();

function next() {
  const [show] = waiting;
  if (!show) return;
  waiting.delete(show);
  show();
  if (waiting.size > 0) requestAnimationFrame(next);
}

/**
 * A picture when its turn has come, one a frame: many drawn at once would hold up the hand that types or scrolls. The
 * first page's come at once, since there is no hand on it yet.
 */
export function useInTurn(picture: string): string {
  const [shown, setShown] = useState(() => (hasRested() ? '' : picture));
  useEffect(() => {
    if (shown === picture) return;
    const show = () => startTransition(() => setShown(picture));
    waiting.add(show);
    if (waiting.size === 1) requestAnimationFrame(next);
    return () => void waiting.delete(show);
  }, [shown, picture]);
  return shown === picture ? shown : '';
}
