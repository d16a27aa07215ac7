import { type Context, Hono } from 'hono';
import { catalogue } from '#sandbox/catalogue/catalogue.ts';
import { drawHallCard } from './hall-card.ts';
import { drawHero, isHeroShape, isSceneName } from './hero.ts';
import { drawLogo, isLogoKind } from './logo.ts';
import { drawPoster } from './poster.ts';
import { drawPromotion } from './promotion.ts';
import { drawProviderMark, isMarkName } from './provider-mark.ts';
import { isSubject } from './subjects.ts';
import { ART_ROOT } from './urls.ts';
import { webp } from './webp.ts';

/** In characters. */
const MAX_SEED_LENGTH = 80;

/** The name of an SVG file without its ending; undefined if it is no such file. */
const svgName = (file: string): string | undefined => {
  const name = file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : '';
  return name.length > 0 && name.length <= MAX_SEED_LENGTH ? name : undefined;
};

const hueOf = (text: string): number | undefined => {
  const hue = Number(text);
  return Number.isInteger(hue) && hue >= 0 && hue < 360 ? hue : undefined;
};

const IMMUTABLE = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const image = (c: Context, body: string | undefined): Response =>
  body === undefined
    ? c.text('No such image', 404)
    : c.body(body, 200, {
        ...IMMUTABLE,
        'Content-Type': 'image/svg+xml; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      });

/** Routes of all images; an image depends only on its URL (urls.ts). */
export const artRoutes = (): Hono => {
  const app = new Hono();
  app.get('/tile/:file', async (c) => {
    const poster = catalogue().posters.get(`${ART_ROOT}/tile/${c.req.param('file')}`);
    if (!poster) return image(c, undefined);
    const bytes = await webp(drawPoster(poster));
    return c.body(new Uint8Array(bytes), 200, { ...IMMUTABLE, 'Content-Type': 'image/webp' });
  });
  app.get('/door/:file', (c) => image(c, drawHallCard(svgName(c.req.param('file')) ?? '')));
  app.get('/provider/:ink/:mark/:hue/:file', (c) => {
    const { ink, mark, hue, file } = c.req.param();
    const [seed, degrees] = [svgName(file), hueOf(hue)];
    if (!seed || degrees === undefined || !isMarkName(mark) || (ink !== 'light' && ink !== 'dark'))
      return image(c, undefined);
    return image(c, drawProviderMark(seed, { mark, hue: degrees, ink }));
  });
  app.get('/hero/:shape/:file', (c) => {
    const scene = svgName(c.req.param('file')) ?? '';
    const shape = c.req.param('shape');
    return image(c, isHeroShape(shape) && isSceneName(scene) ? drawHero(scene, shape) : undefined);
  });
  app.get('/logo/:file', (c) => {
    const kind = svgName(c.req.param('file')) ?? '';
    return image(c, isLogoKind(kind) ? drawLogo(kind) : undefined);
  });
  app.get('/promotion/:subject/:hue/:file', (c) => {
    const { subject, hue, file } = c.req.param();
    const [seed, degrees] = [svgName(file), hueOf(hue)];
    if (!seed || degrees === undefined || !isSubject(subject)) return image(c, undefined);
    return image(c, drawPromotion(seed, subject, degrees));
  });
  return app;
};
