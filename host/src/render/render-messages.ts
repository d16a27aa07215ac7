import type { Language, SiteConfig } from '../../../contract/site.ts';
import type { Answer, PublicCall } from './answers.ts';

/** A page to render, for `renderPage` of the build's code. */
export type ToRender = {
  site: SiteConfig;
  /** Path of the app with its language. */
  path: string;
  language: Language;
  visitor: { url: string; width: number; userAgent: string };
};

/** What `renderPage` gives: null for a page that the browser draws. */
export type RenderedPage = {
  html: string;
  locale: string;
  template: string;
  title: string;
  description: string;
  /** URLs of the pictures that the page shows first, as in an attribute. */
  pictures: string[];
  /** Of the amounts. */
  currency: string;
  /** Source modules that the browser loads for it, besides those of its style sheets. */
  modules: string[];
  /** Says to a browser without scripts what it lacks. */
  noScript: string;
  /** Results of its calls, in the form of React Query. */
  queries: unknown;
};

/** Messages of the thread and the host; `id` is that of a page or of a call. */
export type FromWorker =
  | { type: 'ready' }
  | { type: 'rendered'; id: number; page: RenderedPage | null }
  | { type: 'failed'; id: number; reason: string }
  | { type: 'call'; id: number; page: number; call: PublicCall };
export type ToWorker =
  | { type: 'render'; id: number; page: ToRender }
  | { type: 'answer'; id: number; answer: Answer }
  | { type: 'noAnswer'; id: number; reason: string };
