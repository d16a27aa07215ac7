import type { Language, SiteConfig } from './site.ts';

/* Between the app, which renders a page on a server (`src/startup/render.tsx`), and the host, which asks for it. */

/** What is known of the browser that asks for a page which a server renders. */
export interface Visitor {
  /** Address of the page. */
  url: string;
  /** Width of the window, in CSS pixels. */
  width: number;
  userAgent: string;
}

/** A page to render. */
export interface PageToRender {
  site: SiteConfig;
  /** Path of the app with its language. */
  path: string;
  language: Language;
  visitor: Visitor;
}

export interface RenderedPage {
  /** Content of the element `root`. */
  html: string;
  locale: string;
  template: string;
  title: string;
  description: string;
  /** Whether there is what the address names; if not, the page says so and search engines leave it out. */
  isFound: boolean;
  /** URLs of the pictures that the page shows first, as in an attribute. */
  pictures: string[];
  /** Currency of the amounts. */
  currency: string;
  /** Modules that the browser loads for it, by path in the sources: the route, and its texts. */
  modules: string[];
  /** Says to a browser without scripts what it lacks. */
  noScript: string;
  /** Results of its calls, as React Query dehydrates them, without the `data` of long ones. */
  queries: unknown;
  /** The `data` of long results, in JSON, by the hash of their query: files of their own beside the document. */
  results: Record<string, string>;
}
