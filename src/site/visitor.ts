import type { Visitor } from '#contract/rendered-page.ts';

/* What is known of the browser: in a browser it tells it itself, on a server it is assumed for each page. */

let visitor: Visitor | undefined;

/** Says for whom the next page is rendered, on a server. */
export function renderFor(next: Visitor) {
  visitor = next;
}

/** Whether a server renders the page. */
export const isOnServer = () => visitor !== undefined;
export const userAgent = () => visitor?.userAgent ?? navigator.userAgent;
export const pageUrl = () => visitor?.url ?? window.location.href;
export const assumedWidth = () => visitor?.width;
