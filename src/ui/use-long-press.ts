import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Milliseconds: as long as browsers wait before they open a menu. */
const DELAY = 500;

/**
 * Handlers of an element that does something else after a long press on a touch screen: neither a click nor the browser's
 * menu follows that. Undefined handles none.
 */
export function useLongPress(onLongPress: (() => void) | undefined) {
  const timer = useRef<number>(undefined);
  const press = useRef<'none' | 'short' | 'long'>('none');
  useEffect(() => () => window.clearTimeout(timer.current), []);
  if (!onLongPress) return undefined;
  const end = () => {
    window.clearTimeout(timer.current);
    if (press.current !== 'short') return;
    press.current = 'long';
    onLongPress();
  };
  const release = () => {
    window.clearTimeout(timer.current);
    if (press.current === 'short') press.current = 'none';
  };
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      window.clearTimeout(timer.current);
      const isTouch = pointerType === 'touch';
      press.current = isTouch ? 'short' : 'none';
      if (isTouch) timer.current = window.setTimeout(end, DELAY);
    },
    onPointerUp: release,
    // The finger scrolls.
    onPointerCancel: release,
    // It may come before the time is up. iPhones have no such event.
    onContextMenu: (event: MouseEvent) => {
      if (press.current === 'none') return;
      event.preventDefault();
      end();
    },
    onClickCapture: (event: MouseEvent) => {
      // A click of a keyboard or of a screen reader has no count.
      if (press.current === 'long' && event.detail > 0) event.stopPropagation();
    },
  };
}
