import type { DehydratedState } from '@tanstack/react-query';
import { renderedElementId } from '#contract/files.ts';
import { deviceClass } from '#src/site/device.ts';
import { currentLanguage, visitorCurrency } from '#src/site/locale.ts';
import { isDesktop } from '#src/site/site.ts';
import { storedMember } from '#src/storage/member.ts';
import { putBackLongResults } from './long-results.ts';
import { waitAtMost } from './wait-at-most.ts';

/** What a server says of the page that it has rendered into the document (`host/src/render/page-html.ts`). */
interface RenderedPage {
  path: string;
  language: string;
  layout: 'desktop' | 'phone';
  currency: string;
  /** Results of its calls, without the `data` of long ones. */
  queries: DehydratedState;
  /** Addresses of the long ones by the hash of their query. */
  results: Record<string, string>;
}

/** Milliseconds that the app waits for long results, which slow networks bring as late as its last scripts. */
const longestWait = 8_000;

/** A server knows of no installed site. */
const browsers = new Set(['desktop', 'mobile']);

/**
 * The page in the document, if it is what the app would render first. It is not for a member, for another window or currency
 * than the server assumed, in another language than the last one, and without a result that cannot be had: the app then
 * replaces it.
 */
export async function renderedPage(pathname: string): Promise<RenderedPage | null> {
  const text = document.getElementById(renderedElementId)?.textContent;
  if (!text || storedMember() || !browsers.has(deviceClass())) return null;
  const page = JSON.parse(text) as RenderedPage;
  const isSame =
    page.path === pathname &&
    page.language === currentLanguage() &&
    page.layout === (isDesktop ? 'desktop' : 'phone') &&
    page.currency === visitorCurrency();
  if (!isSame) return null;
  const queries = await waitAtMost(putBackLongResults(page.queries, page.results), longestWait);
  return queries ? { ...page, queries } : null;
}
