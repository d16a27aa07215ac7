import { LRUCache } from 'lru-cache';
import type { Sharp } from 'sharp';
import type { SiteConfig } from '../../../contract/site.ts';
import { colourAbove } from '../../../contract/templates.ts';
import { escapeMarkup } from '../render/search-engines.ts';
import { type Content, contentOf } from './build.ts';
import { pageColour } from './template-links.ts';

/* What shows whose site it is before the app runs: titles of the documents, manifest and icons. */

export const manifestPath = '/manifest.webmanifest';

type Icon = { size: number; isMaskable?: true; isOpaque?: true };
/** Pictures that are made of the icon of a site, by their paths; all are PNG. */
export const iconPaths: Readonly<Record<string, Icon>> = {
  '/icon-192.png': { size: 192 },
  '/icon-512.png': { size: 512 },
  '/icon-maskable-512.png': { size: 512, isMaskable: true },
  // iOS shows transparent parts black.
  '/apple-touch-icon.png': { size: 180, isOpaque: true },
};

/** Colour around and behind icons and of the start screen: installed apps are on phones. */
const backgroundOf = (site: SiteConfig): string => pageColour(site, site.mobileTemplateName);
/** Share of the width of a maskable icon that its picture takes: only the middle of such an icon is always seen. */
const maskableShare = 0.7;
/** Share of the width that a picture with a transparent ground takes on an icon that is seen as a whole. */
const symbolShare = 0.78;
/** Bytes of the largest picture that is read, and milliseconds in which it must have come. */
const [maxBytes, timeout] = [4_000_000, 10_000];

/** The title of the site in its first language. */
export const titleOf = ({ title, defaultLanguage }: SiteConfig): string =>
  defaultLanguage.startsWith('zh') ? title.zh : title.en;

/** The web app manifest of a site. */
export const manifest = (site: SiteConfig): string => {
  const icons = Object.entries(iconPaths).flatMap(([path, { size, isMaskable, isOpaque }]) =>
    isOpaque
      ? []
      : {
          src: path.slice(1),
          sizes: `${size}x${size}`,
          type: 'image/png',
          ...(isMaskable && { purpose: 'maskable' }),
        },
  );
  return JSON.stringify({
    name: titleOf(site),
    short_name: titleOf(site),
    start_url: './?pwa=1',
    display: 'standalone',
    background_color: backgroundOf(site),
    theme_color: colourAbove(site.mobileTemplateName, site.theme),
    icons: site.icon ? icons : [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  });
};

/** A document of the build with title, name and icon of a site. */
export const withBrand = (html: string, site: SiteConfig): string => {
  const title = escapeMarkup(titleOf(site));
  const named = html.replace(
    /<title>[^<]*<\/title>/,
    () => `<title>${title}</title><meta name="application-name" content="${title}">`,
  );
  if (!site.icon) return named;
  return named
    .replace(
      /(<link rel="icon" href="[^"]*)icon\.svg" type="image\/svg\+xml"/,
      '$1icon-192.png" type="image/png"',
    )
    .replace(/(<(?:link rel="preload" href|img class="start" src)="[^"]*)icon\.svg"/g, '$1icon-192.png"');
};

const download = async (url: string): Promise<Buffer> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${url.slice(0, 200)}: status ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length > maxBytes) throw new Error(`${url.slice(0, 200)}: larger than ${maxBytes} bytes`);
  return bytes;
};

/**
 * What a picture has at its edges: nothing if it is a symbol without a ground, else a plate, whose colour is undefined if it differs
 * from edge to edge.
 */
const plateOf = async (picture: Sharp): Promise<{ colour?: string } | undefined> => {
  const size = 16;
  const pixels = await picture.resize(size, size, { fit: 'fill' }).ensureAlpha().raw().toBuffer();
  // Corners may be round.
  const edges = [
    [size / 2, 0],
    [size / 2, size - 1],
    [0, size / 2],
    [size - 1, size / 2],
  ].map(([x = 0, y = 0]) => [...pixels.subarray(4 * (y * size + x), 4 * (y * size + x) + 4)]);
  if (edges.some(([, , , alpha = 0]) => alpha < 250)) return undefined;
  const [first = []] = edges;
  const isPlain = edges.every((edge) => edge.every((value, at) => Math.abs(value - (first[at] ?? 0)) < 24));
  if (!isPlain) return {};
  return {
    colour: `#${first
      .slice(0, 3)
      .map((value) => value.toString(16).padStart(2, '0'))
      .join('')}`,
  };
};

const draw = async (
  picture: Buffer,
  { size, isMaskable, isOpaque }: Icon,
  background: string,
): Promise<Buffer> => {
  // Loaded with the first icon: it takes some memory.
  const { default: sharp } = await import('sharp');
  const plate = await plateOf(sharp(picture, { density: 72 }));
  const share = isMaskable ? maskableShare : isOpaque && !plate ? symbolShare : 1;
  const inner = Math.round(size * share);
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  const drawn = await sharp(picture, { density: 300 })
    .resize(inner, inner, { fit: 'contain', background: transparent })
    .png()
    .toBuffer();
  const edge = Math.floor((size - inner) / 2);
  const ground = plate?.colour ?? background;
  const fill = isMaskable || isOpaque ? ground : transparent;
  const framed = sharp(drawn).extend({
    top: edge,
    left: edge,
    bottom: size - inner - edge,
    right: size - inner - edge,
    background: fill,
  });
  return (isMaskable || isOpaque ? framed.flatten({ background: ground }) : framed).png().toBuffer();
};

/** Milliseconds for which a picture is kept, and for which one that could not be made is not tried again. */
const [keptFor, failedFor] = [3_600_000, 60_000];

export type Icons = {
  /** Undefined if the site has no icon, or its picture cannot be read. */
  icon: (site: SiteConfig, path: string) => Promise<Content | undefined>;
};

/** Makes the icons of sites, and keeps them. `onError` gets why a picture could not be made. */
export const createIcons = (onError: (reason: string) => void): Icons => {
  const known = new LRUCache<string, Promise<Content | undefined>>({ max: 1_000 });
  const make = async (url: string, path: string, background: string): Promise<Content | undefined> => {
    try {
      return contentOf(path, await draw(await download(url), iconPaths[path] as Icon, background));
    } catch (error) {
      onError(error instanceof Error ? error.message : String(error));
      known.set(`${path} ${background} ${url}`, Promise.resolve(undefined), { ttl: failedFor });
      return undefined;
    }
  };
  return {
    icon: async (site, path) => {
      const { icon: url } = site;
      if (!url || !Object.hasOwn(iconPaths, path)) return undefined;
      const background = backgroundOf(site);
      const key = `${path} ${background} ${url}`;
      const made = known.get(key) ?? make(url, path, background);
      if (!known.has(key)) known.set(key, made, { ttl: keptFor });
      return made;
    },
  };
};
