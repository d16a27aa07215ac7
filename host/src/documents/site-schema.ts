import type { SiteConfig } from '../../../contract/site.ts';
import { theme } from '../../../contract/theme.ts';
import { siteFile } from '../site/site-file.ts';
import { type JsonSchema, jsonSchema } from './json-schema.ts';

/** What the fields of a site file are for, as editors show it. */
const descriptions: Readonly<
  Record<keyof SiteConfig | 'hosts' | 'websocketUrlSsl' | 'environments', string>
> = {
  hosts:
    'Hosts that the site answers, such as "www.example.com". A file without any answers all other hosts.',
  websocketUrlSsl: 'Replaces websocketUrl in pages that are served by https.',
  environments:
    'By name, such as "staging": fields that replace those of the file when the host runs with --environment staging.',
  siteId: 'site_id of the calls.',
  siteName: 'Name of the site in the rules of the specification, and where it has no logo.',
  icon: 'URL of a square picture, of 512 pixels at least, of which favicon, touch icon and the icons of the installed app are made.',
  title: 'Title of the pages: `zh` in Chinese, if it is another one there, and `en` in all other languages.',
  templateName:
    'Template of the desktop: pc, H5_1 to H5_8, site02, suncity, apsport, bob or origin_mobile. Any other one looks like pc.',
  mobileTemplateName: 'Template of phones, one of the same.',
  theme:
    'Changes of the templates, or the URL of a file with them, or its path beside the site file: scheme, colours by their roles, type, shape, and the variants of regions. "npm run theme -- check" tells whether its colours can be read.',
  languages: 'Languages that members can choose.',
  defaultLanguage: 'One of languages; its pages have no language in their paths.',
  currencies: 'Currencies in which members can register.',
  defaultCurrency: 'One of currencies; visitors see lists in it.',
  country: 'Country of the visitor, in two capital letters. The host fills it from --country-header.',
  apiUrl:
    'Origin of the calls, such as "https://api.example.com"; empty for the origin of the page. Another one has to allow the origin of the page (CORS).',
  websocketUrl: 'URL of the realtime server. Sockets connect to /socket.io below its path.',
  gamesOrigin: 'Origin of games in frames, of sports and of third-party sign-in.',
  mediaOrigins: 'Further origins of images, videos and sounds.',
  paymentOrigins: 'Origins of payment pages and of what the QR codes of deposits lead to.',
  serviceOrigins: 'Origins of customer service in frames.',
  allowedHosts: 'Hosts to which links of the operator may lead.',
  capabilities: 'By gp_id: how the games of a provider open. A provider that is not listed opens windows.',
  disabledFeatures:
    'Features that the site does not offer: no entries in menus, no pages, no calls. Without deposit nobody deposits.',
  inactiveProviders: 'Providers that are closed, whatever the lists say.',
  appOnly: 'Providers whose games the phones of a system play in the native app only.',
  closedSiteNames: 'Values of siteName with which no game starts.',
  minimumAge: 'Least age of a member in years, 18 or more. The back end must check it too.',
  passwordPolicy:
    'What passwords must be like, besides a letter and a digit: minLength and maxLength; symbols, punctuation too; refuseCommon, none that many people use. The back end must check it too.',
  captcha:
    'Calls that need the code of an image besides those of the specification: sentCodes, those that send a code; availability, /register/verification is not called and /register always takes the code.',
  pixelId: 'Id of the advertising pixel; none if empty.',
  clickIds:
    'Parameters of entry URLs that are IDs of clicks, such as "gclid", besides fbclid. They are kept for the tab and sent with pixel events.',
  reports:
    'Where pages report errors and web vitals: below url, which the host fills in with its own path; errors and vitals are the shares of pages that report, from 0 to 1.',
  introducerParameters:
    'Parameters of entry URLs that name an agent or a friend, such as { "agent": ["aff"] }, besides id and invite.',
  trackingConsent: 'Whether visitors are asked before anything is reported for advertising.',
  sessionTimeouts:
    'Minutes after which a member is signed out: idleMinutes without a key or a tap and without a game, absoluteMinutes since the sign-in; 0 is never.',
  limitsPrompt:
    'Links to play limits on home, deposit and fast payment, and the question for a deposit limit before a member deposits for the first time.',
  envelope:
    'Forms of a success besides code 100 and 1000: successCodes, such as ["0", "200"]; status, { status: "success" }; data, { data } alone.',
  isDemo: 'Nobody can sign in, register or play.',
  timeZone: 'Zone of times, as in "Asia/Ho_Chi_Minh".',
  playClock:
    'offered: members may set a reminder of how long they have played; forced: they are reminded; off: there is none.',
  playReminderMinutes: 'Time between reminders when playClock is forced.',
  recommendForAll: 'Members who may become agents recommend friends too.',
  linkExpireMinutes: 'Life of the cookies of an introducing link.',
  secureCookies: 'Cookies are sent by https only. On for every site that is served by https.',
  signInWith: 'Third-party sign-in: its name and the URL of its page.',
  clientCaptchaKey:
    'Public key with which the text of the client captcha is encrypted: 16 or 32 bytes in base64.',
  customerServiceUrl: 'Page of customer service.',
  helpLines:
    'Who helps with gambling, free and independent of the site: name, phone or url, and the country in two capital letters, empty for every one. Shown in breaks and beside play limits.',
  apps: 'Where the native apps are to be had.',
  routeRules: 'By path: where the site redirects it, such as { "/help": { "redirect": "/faq" } }.',
};

/** JSON Schema of a theme in a file of its own. */
export const themeSchema = (): JsonSchema =>
  ({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Theme of a site',
    ...jsonSchema(theme),
  }) as JsonSchema;

/** JSON Schema of a site file, for editors: `"$schema": "./site.schema.json"` in the file turns it on. */
export const siteSchema = (): JsonSchema => {
  const { properties = {}, ...schema } = jsonSchema(siteFile);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Site file of Gamehall',
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => {
        const description = descriptions[name as keyof typeof descriptions];
        const schema = name === 'theme' ? { anyOf: [{ type: 'string' }, property] } : (property as object);
        return [name, description ? { ...schema, description } : schema];
      }),
    ),
    // Unknown fields are mistakes, as in "gamehall config check".
    additionalProperties: false,
  } as JsonSchema;
};
