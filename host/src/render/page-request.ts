import { languageOfPage, pathWithLanguage, pathWithoutLanguage } from '../../../contract/language.ts';
import type { Language, SiteConfig } from '../../../contract/site.ts';

/** A page as a visitor asks for it. */
export type PageRequest = {
  /** Path of the app with its language. */
  path: string;
  language: Language;
  layout: 'desktop' | 'phone';
  platform: Platform;
};
type Platform = 'web' | 'ios' | 'android';

/** Paths of pages that are rendered, without their language. */
const renderedPaths =
  /^\/(?:gameHall(?:\/\d+)?|discount(?:\/[^/]+)?|faq(?:\/[^/]+)?|sponsor|documents\/[^/]+|app)?$/;
/** What advertisements append to addresses; it changes nothing of a page. */
const untold = /^(?:utm_\w+|gclid|fbclid|msclkid)$/;
/** Shells of the app, which have features of their own, and browsers that the app does not run in. */
const otherBrowsers = /Gamehall(?:App|Store|Gesture|Finger)|MicroMessenger|MSIE|Trident/;

const platformOf = (userAgent: string): Platform => {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  return /Android/.test(userAgent) ? 'android' : 'web';
};

/** The values of a cookie: that of a parent domain may have the same name. */
const cookies = (header: string, name: string): string[] =>
  header
    .split('; ')
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));

/** Whether the browser says that a member is signed in; what only visitors see is then hidden. */
export const isMember = (headers: Headers): boolean =>
  cookies(headers.get('cookie') ?? '', 'signed_in').includes('1');

/**
 * What a request asks for, if it is a page that can be rendered: one that the browser draws itself has an unusual query or
 * is for an unusual browser.
 */
export const pageRequest = (
  path: string,
  site: SiteConfig,
  { headers, query }: { headers: Headers; query: URLSearchParams },
): PageRequest | null => {
  const userAgent = headers.get('user-agent') ?? '';
  const isUntold = [...query.keys()].every((name) => untold.test(name) || site.clickIds.includes(name));
  if (!renderedPaths.test(pathWithoutLanguage(path, site)) || !isUntold || otherBrowsers.test(userAgent))
    return null;
  const sent = headers.get('cookie') ?? '';
  const language = languageOfPage(path, site, [
    ...cookies(sent, 'i18n_redirected'),
    ...cookies(sent, 'lang'),
  ]);
  const platform = platformOf(userAgent);
  const hint = headers.get('sec-ch-ua-mobile');
  const isPhone = hint ? hint === '?1' : platform === 'ios' || /Mobi/.test(userAgent);
  return {
    path: pathWithLanguage(path, language, site),
    language,
    layout: isPhone ? 'phone' : 'desktop',
    platform,
  };
};
