import { type RefCallback, useCallback } from 'react';
import { hasRested } from '#src/api/initial-load.ts';
import { soon } from '#src/api/wait-at-most.ts';

const waiting = new Set<() => void>();
/** The first page's first picture has been asked for. */
let begun = false;
/** No picture's turn is on its way. */
let free = true;

const frame = () => new Promise(requestAnimationFrame);

function next() {
  const [show] = waiting;
  free = !show;
  if (!show) return;
  waiting.delete(show);
  show();
  requestAnimationFrame(next);
}

/**
 * Gives an image its picture when its turn has come, one a frame: many drawn at once would hold up the hand that types
 * or scrolls. On the first page the first picture has the line to itself until it is seen, or does not come soon.
 */
export function useInTurn(picture: string): RefCallback<HTMLImageElement> {
  return useCallback(
    (image: HTMLImageElement) => {
      let mine = true;
      const reveal = () => mine && image.style.removeProperty('visibility');
      const show = () => {
        image.src = picture;
        if (image.style.visibility) void image.decode().then(reveal, reveal);
      };
      if (!begun && !hasRested()) {
        begun = true;
        free = false;
        show();
        void soon(image.decode()).then(frame).then(frame).then(next);
      } else {
        waiting.add(show);
        // The frame that comes now shows the names.
        if (free) {
          free = false;
          requestAnimationFrame(() => requestAnimationFrame(next));
        }
      }
      return () => {
        mine = false;
        waiting.delete(show);
        // The place may be another game's now. Hidden: an image without a picture would be laid out anew.
        image.style.visibility = 'hidden';
      };
    },
    [picture],
  );
}
