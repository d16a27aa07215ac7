import * as v from 'valibot';
import {
  type CrossTabMessage,
  crossTabMessage,
  type FrameMessage,
  frameMessage,
} from '#contract/messages.ts';

/**
 * Subscribes to messages from the site's own windows to the tab that opened them. Drops messages from another
 * origin or of another shape, and all messages in a window that was itself opened. Returns an unsubscribe
 * function.
 */
export function onWindowMessage(
  listener: (message: CrossTabMessage, source: MessageEventSource | null) => void,
): () => void {
  const onMessage = ({ data, origin, source }: MessageEvent) => {
    if (window.opener || origin !== window.location.origin) return;
    const parsed = v.safeParse(crossTabMessage, data);
    if (parsed.success) listener(parsed.output, source);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}

/**
 * Subscribes to messages of a page of `origin` in a frame. Drops messages from another origin, from a source
 * that is not a frame of this page, and of another shape. Returns an unsubscribe function.
 */
export function onFrameMessage(origin: string, listener: (message: FrameMessage) => void): () => void {
  const onMessage = ({ data, origin: from, source }: MessageEvent) => {
    if (from !== origin || !isFrame(source)) return;
    const parsed = v.safeParse(frameMessage, data);
    if (parsed.success) listener(parsed.output);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}

/** A frame of this page, not a nested one. The top window is its own parent. */
const isFrame = (source: MessageEventSource | null) =>
  source !== null && source !== window && 'parent' in source && source.parent === window;
