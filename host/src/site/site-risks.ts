import * as v from 'valibot';
import { type SiteConfig, siteConfig } from '../../../contract/site.ts';
import { templateNames } from '../../../contract/templates.ts';

export type Risk = { field: string; reason: string };

const isLocal = (url: string): boolean =>
  /^(?:localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(URL.parse(url)?.hostname ?? '');
const isPlain = (url: string): boolean => /^(?:http|ws):/i.test(url) && !isLocal(url);

const urlsOf = (site: SiteConfig): [field: string, url: string][] => [
  ...(site.apiUrl ? [['apiUrl', site.apiUrl] as [string, string]] : []),
  ['websocketUrl', site.websocketUrl],
  ['gamesOrigin', site.gamesOrigin],
  ...(['mediaOrigins', 'paymentOrigins', 'serviceOrigins'] as const).flatMap((field) =>
    site[field].map((url, index): [string, string] => [`${field}.${index}`, url]),
  ),
  ...Object.entries(site.capabilities).flatMap(([id, { origins = [] }]) =>
    origins.map((url, index): [string, string] => [`capabilities.${id}.origins.${index}`, url]),
  ),
  ...(site.customerServiceUrl ? [['customerServiceUrl', site.customerServiceUrl] as [string, string]] : []),
  ...(site.signInWith ? [['signInWith.url', site.signInWith.url] as [string, string]] : []),
];

/** What is allowed in a site config and probably not meant. */
export const risksOf = (fields: object): Risk[] => {
  const site = v.parse(siteConfig, fields);
  const ssl = 'websocketUrlSsl' in fields ? (fields.websocketUrlSsl as string | undefined) : undefined;
  const risks: Risk[] = [];
  const warn = (field: string, reason: string) => risks.push({ field, reason });
  if (ssl !== undefined && !/^(?:https|wss):/i.test(ssl)) warn('websocketUrlSsl', `${ssl} is not encrypted`);
  for (const [field, url] of urlsOf(site))
    if (isPlain(url) && !(field === 'websocketUrl' && ssl !== undefined))
      warn(field, `${url} is not encrypted; browsers block it in a page that is served by https`);
  const games = new URL(site.gamesOrigin);
  if (games.pathname !== '/' || games.search !== '')
    warn('gamesOrigin', `only the origin of ${site.gamesOrigin} is used`);
  if (site.apiUrl && new URL(site.apiUrl).search !== '')
    warn('apiUrl', `the query of ${site.apiUrl} is not used`);
  if (/\/api\/*$/.test(site.apiUrl))
    warn('apiUrl', `calls would go to ${site.apiUrl.replace(/\/+$/, '')}/api: name what is before /api`);
  if (new URL(site.websocketUrl).search !== '')
    warn('websocketUrl', `the query of ${site.websocketUrl} is not used`);
  if (site.paymentOrigins.length === 0)
    warn('paymentOrigins', 'is empty: payment pages and QR codes of deposits cannot lead anywhere');
  for (const [id, capability] of Object.entries(site.capabilities)) {
    const inPage = capability.openModes?.some((mode) => mode === 'modal' || mode === 'page');
    if ((inPage || capability.forceModal) && !capability.origins)
      warn(
        `capabilities.${id}`,
        `has no origins: its games are shown in the page only if they come from ${site.gamesOrigin}`,
      );
  }
  const { customerServiceUrl, serviceOrigins } = site;
  if (customerServiceUrl && !serviceOrigins.includes(new URL(customerServiceUrl).origin))
    if (new URL(customerServiceUrl).origin !== new URL(site.gamesOrigin).origin)
      warn('customerServiceUrl', `its origin is not among serviceOrigins, so that no frame may show it`);
  for (const field of ['templateName', 'mobileTemplateName'] as const)
    if (!templateNames.includes(site[field]))
      warn(field, `"${site[field]}" has no design of its own; known are ${templateNames.join(', ')}`);
  if (
    !site.secureCookies &&
    [site.websocketUrl, site.gamesOrigin].every((url) => /^(?:https|wss):/i.test(url))
  )
    warn('secureCookies', 'is off although the site uses https');
  if (site.isDemo) warn('isDemo', 'is on: nobody can sign in, register or play');
  if (site.pixelId && !site.trackingConsent)
    warn('trackingConsent', 'is off although there is a pixel; many countries ask for consent');
  return risks;
};
