import type { Locator, Page } from '@playwright/test';
import { afterAll, hostilePage } from '#tests/support/hostile-html.ts';

/** What the specs of the operator's HTML share. */

export const hostileTitle = `From the operator <img src=x onerror="window.pwned=1">`;
export const article = { id: '1', title: hostilePage, summary: hostilePage, content: hostilePage };

export const html = (page: Page) => page.locator('[class*=html]');
/** The end of the last hostile text. */
export const inHtml = (page: Page) => html(page).getByText(afterAll, { exact: true }).last();

const tags = new Set(
  [
    'a',
    'b',
    'blockquote',
    'br',
    'div',
    'em',
    'h2',
    'h3',
    'h4',
    'hr',
    'i',
    'img',
    'li',
    'ol',
    'p',
    's',
  ].concat(...['span', 'strong', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'u', 'ul']),
);
const attributes = new Set([
  'href',
  'src',
  'alt',
  'title',
  'width',
  'height',
  'colspan',
  'rowspan',
  'target',
  'rel',
]);

/** Elements with a tag or attribute outside the allow-list, or with a URL that is neither ours nor of an allowed host. */
export async function dangers(page: Page, written: Locator) {
  const found = await written.locator('*').evaluateAll((elements) =>
    elements.map((element) => ({
      tag: element.localName,
      attributes: element.getAttributeNames(),
      url: (element as HTMLAnchorElement).href || (element as HTMLImageElement).src || '',
    })),
  );
  // The sandbox's footer links to help organisations there.
  const hosts = [new URL(page.url()).host, 'www.example.com'];
  return found.filter(
    (element) =>
      !tags.has(element.tag) ||
      element.attributes.some((name) => !attributes.has(name)) ||
      !(
        element.url === '' ||
        /^data:image\/(png|jpeg|gif|webp);/.test(element.url) ||
        (/^https?:/.test(element.url) && hosts.includes(new URL(element.url).host))
      ),
  );
}
