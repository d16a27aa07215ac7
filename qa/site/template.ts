import { readFileSync } from 'node:fs';
import type { Page } from './pages.ts';

const style = readFileSync(new URL('style.css', import.meta.url), 'utf8');

/** Shown on the page of the explorer. */
const explorer =
  '<iframe src="checkout.html" title="Explorer of the checkout"></iframe>\n<p><a href="checkout.html">On a page of its own</a></p>';

/** A page of the site, with the list of all. */
export function documentOf(page: Page, pages: readonly Page[]): string {
  const entries = pages.map(({ name, title }) => {
    const current = name === page.name ? ' aria-current="page"' : '';
    return `<li><a href="${name}"${current}>${title}</a></li>`;
  });
  const isExplorer = page.name === 'explorer.html';
  const html = isExplorer ? page.html.replace('<h2', `${explorer}\n<h2`) : page.html;
  const title = page.name === 'index.html' ? page.title : `${page.title} – xstate-path-tests`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
<nav aria-label="Pages"><ul>${entries.join('')}</ul></nav>
<main>
${html}</main>
</html>
`;
}
