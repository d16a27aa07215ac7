import { type RefCallback, useCallback } from 'react';
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
 * Gives an image its picture when its turn has come, one a frame: many drawn at once would hold up the hand that types
 * or scrolls. The first page's come at once, since there is no hand on it yet.
 */
export function useInTurn(picture: string): RefCallback<HTMLImageElement> {
  return useCallback(
    (image: HTMLImageElement) => {
      const show = () => {
        image.src = picture;
      };
      if (!hasRested()) show();
      else {
        waiting.add(show);
        // The frame that comes now shows the names.
        if (waiting.size === 1) requestAnimationFrame(() => requestAnimationFrame(next));
      }
      return () => {
        waiting.delete(show);
        image.removeAttribute('src');
      };
    },
    [picture],
  );
}
