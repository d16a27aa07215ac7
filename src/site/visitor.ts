/** What is known of the browser that asks for a page which a server renders; in a browser the browser tells it itself. */
export interface Visitor {
  /** Of the page. */
  url: string;
  /** Of the window, in CSS pixels. */
  width: number;
  userAgent: string;
}
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
