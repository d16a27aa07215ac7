import { colourAbove, mediaOf, type Sheet, siteSheets } from '#contract/templates.ts';
import { themeCss } from '#contract/theme-css.ts';
import { currentTemplate, site } from '#src/site/site.ts';

/** Addresses of the style sheets of templates and variants by their names. */
const urls = Object.fromEntries(
  Object.entries(import.meta.glob<string>('./*.css', { query: '?url', import: 'default', eager: true })).map(
    ([path, url]) => [path.slice('./'.length, -'.css'.length), url],
  ),
);

/**
 * Adds the style sheets of the site's templates, and its theme. Resolves when they apply, or have failed to load: the app is
 * still of use without them.
 */
export async function loadSheets(): Promise<void> {
  const themeColour = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (themeColour) themeColour.content = colourAbove(currentTemplate(), site.theme);
  applyTheme();
  await addSheets(site);
}

/** Adds the style sheets of a site that the page does not have. Resolves when they apply, or have failed to load. */
export async function addSheets(site: Parameters<typeof siteSheets>[0]): Promise<void> {
  await Promise.all(siteSheets(site).map((sheet) => isAdded(sheet) || added(sheet)));
}

const isAdded = ({ name, layout }: Sheet): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][data-template]')].some(
    ({ href, dataset }) =>
      href === new URL(urls[name] ?? '', document.baseURI).href &&
      (dataset.template === '' || dataset.template === (layout ?? '')),
  );

function added(sheet: Sheet): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = urls[sheet.name] ?? '';
  link.media = mediaOf(sheet);
  link.dataset.template = sheet.layout ?? '';
  document.querySelector('title')?.before(link);
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });
}

function applyTheme() {
  if (!site.theme) return;
  const sheet = new CSSStyleSheet({ media: 'screen' });
  sheet.replaceSync(themeCss(site.theme));
  document.adoptedStyleSheets.push(sheet);
}
