import { gameTypes } from '../../../contract/constants.ts';
import { pathWithLanguage } from '../../../contract/language.ts';
import { languages, type SiteConfig } from '../../../contract/site.ts';

/** `&`, `<`, `>` and quotes of a text as entities, for HTML and XML. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Where a site's pages are: the origin, and the path below which the build is served. */
export type Place = { origin: string; base: string };

/** Addresses of a page in all languages of the site by their locale, and without a language of its own under `x-default`. */
const alternates = (path: string, site: SiteConfig, { origin, base }: Place): [string, string][] => {
  const urlIn = (language: SiteConfig['defaultLanguage']): string =>
    origin + base + pathWithLanguage(path, language, site);
  return [
    ...site.languages.map((language): [string, string] => [languages[language].locale, urlIn(language)]),
    ['x-default', urlIn(site.defaultLanguage)],
  ];
};

/** The site's pages that anybody may find; those of promotions and questions are linked from their lists. */
export const publicPaths = [
  '/',
  ...Object.keys(gameTypes).map((gtId) => `/gameHall/${gtId}`),
  '/discount',
  '/faq',
  '/sponsor',
  '/app',
];

/** What crawlers leave alone, and where the pages are listed. */
export const robotsText = ({ origin, base }: Place): string =>
  [
    'User-agent: *',
    ...['/user', '/proxy', '/main', '/play', '/register', '/search', '/fastDeposit', '/fastPayment'].flatMap(
      // Also in the languages that have a prefix.
      (path) => [`Disallow: ${base}${path}`, `Disallow: ${base}/*${path}`],
    ),
    '',
    `Sitemap: ${origin}${base}/sitemap.xml`,
    '',
  ].join('\n');

/** The public pages of a site in all of its languages. */
export const sitemap = (site: SiteConfig, place: Place): string => {
  const entries = publicPaths.flatMap((path) => {
    const links = alternates(path, site, place)
      .map(
        ([language, url]) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(url)}"/>`,
      )
      .join('');
    return site.languages.map((language) => {
      const url = place.origin + place.base + pathWithLanguage(path, language, site);
      return `<url><loc>${escapeMarkup(url)}</loc>${links}</url>`;
    });
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
};

export type PageFacts = {
  /** Path of the app with its language. */
  path: string;
  title: string;
  description: string;
  /** Whether there is what the path names. */
  isFound: boolean;
  /** The first picture of the page, an address or a path; '' without one. */
  picture: string;
};

/** What the head of a page tells search engines and messengers. */
export const headForSearch = (
  { path, title, description, isFound, picture }: PageFacts,
  site: SiteConfig,
  place: Place,
): string => {
  if (!isFound) return '<meta name="robots" content="noindex">';
  const { origin, base } = place;
  const url = origin + base + path;
  const siteName = path.startsWith('/zh-') ? site.title.zh : site.title.en;
  const property = (name: string, content: string): string =>
    content && `<meta property="og:${name}" content="${escapeMarkup(content)}">`;
  const isHome = pathWithLanguage(path, site.defaultLanguage, site) === '/';
  const item = (position: number, name: string, id: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: id,
  });
  const facts = isHome
    ? { '@type': 'Organization', name: siteName, url: `${origin}${base}/` }
    : {
        '@type': 'BreadcrumbList',
        itemListElement: [item(1, siteName, `${origin}${base}/`), item(2, title, url)],
      };
  return [
    `<link rel="canonical" href="${escapeMarkup(url)}">`,
    ...alternates(path, site, place).map(
      ([language, href]) => `<link rel="alternate" hreflang="${language}" href="${escapeMarkup(href)}">`,
    ),
    description && `<meta name="description" content="${escapeMarkup(description)}">`,
    property('type', 'website'),
    property('site_name', siteName),
    property('title', title),
    property('description', description),
    property('url', url),
    property('image', picture && new URL(picture, origin).href),
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...facts }).replace(/</g, '\\u003c')}</script>`,
  ].join('');
};
