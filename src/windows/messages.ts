import * as v from 'valibot';
import {
  type CrossTabMessage,
  crossTabMessage,
  type FrameMessage,
  frameMessage,
} from '#contract/messages.ts';

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

/**
 * Hears what a page of `origin` says from a frame of ours. Dropped is what comes from another origin, from a window
 * that is no frame of this page, and what has another shape. Returns how to stop.
 */
export function hearFrame(origin: string, listener: (message: FrameMessage) => void): () => void {
  const hear = ({ data, origin: from, source }: MessageEvent) => {
    if (from !== origin || !isFrame(source)) return;
    const parsed = v.safeParse(frameMessage, data);
    if (parsed.success) listener(parsed.output);
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}

/** Ours, and not a frame within it. The topmost window is its own parent. */
const isFrame = (source: MessageEventSource | null) =>
  source !== null && source !== window && 'parent' in source && source.parent === window;
