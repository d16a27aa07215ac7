import { type Context, Hono } from 'hono';
import { mintEnc } from '../enc.ts';
import type { Services } from '../services.ts';
import { handOffPage } from './hand-off.ts';

/** Return URL of a hand-off; undefined unless it belongs to the requesting site. */
const backTo = (back: string, site: string): URL | undefined => {
  const url = URL.canParse(back) ? new URL(back) : undefined;
  return url?.origin === site ? url : undefined;
};

/**
 * `/hand-off?back=<site>/authCallback`: sign-in page; redirects back with `enc`, or `resCode` and
 * `resMessage`.
 */
export const handOffRoutes = (services: Services, siteOf: (c: Context) => string): Hono => {
  const app = new Hono();
  app.get('/', (c) => {
    const site = siteOf(c);
    const back = backTo(c.req.query('back') ?? `${site}/authCallback`, site);
    const account = c.req.query('account') ?? 'second_seat';
    return back
      ? c.html(handOffPage({ site, back: back.href, account }))
      : c.text('Not a page of the site', 400);
  });
  app.post('/', async (c) => {
    const form = await c.req.formData();
    const back = backTo(String(form.get('back')), siteOf(c));
    if (!back) return c.text('Not a page of the site', 400);
    const enc =
      form.get('answer') === 'yes' ? await mintEnc(services, String(form.get('account'))) : undefined;
    if (enc) back.searchParams.set('enc', enc);
    else {
      back.searchParams.set('resCode', '401');
      back.searchParams.set('resMessage', 'Signing in was cancelled');
    }
    return c.redirect(back.href, 303);
  });
  return app;
};
