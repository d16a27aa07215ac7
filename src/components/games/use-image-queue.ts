import { type RefCallback, useCallback } from 'react';
import { isInitialLoadDone } from '#src/api/initial-load.ts';
import { waitAtMost } from '#src/api/wait-at-most.ts';

const waiting = new Set<() => void>();
/** The first image of the first page has been requested. */
let firstRequested = false;
/** No image is scheduled. */
let idle = true;

const frame = () => new Promise(requestAnimationFrame);

function next() {
  const [show] = waiting;
  idle = !show;
  if (!show) return;
  waiting.delete(show);
  show();
  requestAnimationFrame(next);
}

/**
 * Sets an image's source when its turn comes, one image per frame: many at once would delay typing and
 * scrolling. On the first page the first image loads alone, until it is painted or takes too long.
 */
export function useImageQueue(source: string): RefCallback<HTMLImageElement> {
  return useCallback(
    (image: HTMLImageElement) => {
      let active = true;
      const reveal = () => active && image.style.removeProperty('visibility');
      const show = () => {
        image.src = source;
        if (image.style.visibility) void image.decode().then(reveal, reveal);
      };
      if (!firstRequested && !isInitialLoadDone()) {
        firstRequested = true;
        idle = false;
        image.fetchPriority = 'high';
        show();
        void waitAtMost(image.decode()).then(frame).then(frame).then(next);
      } else {
        waiting.add(show);
        // The next frame paints the names.
        if (idle) {
          idle = false;
          requestAnimationFrame(() => requestAnimationFrame(next));
        }
      }
      return () => {
        active = false;
        waiting.delete(show);
        // The element may show another game next. Hidden, because an image without a source would be laid out
        // again.
        image.style.visibility = 'hidden';
      };
    },
    [source],
  );
}
