import * as v from 'valibot';
import { type CrossTabMessage, crossTabMessage } from '#contract/messages.ts';

/**
 * Hears what our own windows say to the tab that opened them. Dropped is what comes from another origin, what has
 * another shape, and everything in a window that was itself opened by one. Returns how to stop.
 */
export function hearWindows(listener: (message: CrossTabMessage) => void): () => void {
  const hear = ({ data, origin }: MessageEvent) => {
    if (window.opener || origin !== window.location.origin) return;
    const parsed = v.safeParse(crossTabMessage, data);
    if (parsed.success) listener(parsed.output);
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}
