let frame: HTMLIFrameElement | null = null;

/**
 * Creates a hidden empty frame, the opener of windows that show other sites: a site can navigate its opener, but not
 * the page around it. Messages to the opener are passed on to the page. It is created when the app starts, because a
 * browser lets a frame open windows only in a user gesture that began after the frame was created.
 */
export function createOpener() {
  frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  frame.contentWindow?.addEventListener('message', ({ data, origin, source }) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source })),
  );
}

/** Window from which windows with other sites are opened. */
export const openerWindow = (): Window => frame?.contentWindow ?? window;
