import { type RefCallback, useCallback } from 'react';
import { hasRested } from '../../api/rest.ts';
import { soon } from '../../api/soon.ts';

const waiting = new Set<() => void>();
/** Ends when the first page's first picture has been seen. */
let alone: Promise<unknown> | undefined;

const frame = () => new Promise(requestAnimationFrame);

function next() {
  const [show] = waiting;
  if (!show) return;
  waiting.delete(show);
  show();
  if (waiting.size > 0) requestAnimationFrame(next);
}

/**
 * Gives an image its picture when its turn has come, one a frame: many drawn at once would hold up the hand that types
 * or scrolls. On the first page there is no hand yet: the first picture has the line to itself, and once it is seen,
 * or does not come soon, the others come at once.
 */
export function useInTurn(picture: string): RefCallback<HTMLImageElement> {
  return useCallback(
    (image: HTMLImageElement) => {
      let here = true;
      const show = () => {
        if (here) image.src = picture;
      };
      if (hasRested()) {
        waiting.add(show);
        // The frame that comes now shows the names.
        if (waiting.size === 1) requestAnimationFrame(() => requestAnimationFrame(next));
      } else if (alone) void alone.then(show);
      else {
        show();
        alone = soon(image.decode()).then(frame).then(frame);
      }
      return () => {
        here = false;
        waiting.delete(show);
        image.removeAttribute('src');
      };
    },
    [picture],
  );
}
