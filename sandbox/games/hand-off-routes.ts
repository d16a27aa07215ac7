import { type Context, Hono } from 'hono';
import { mintEnc } from '../enc.ts';
import type { World } from '../services.ts';
import { handOffPage } from './hand-off.ts';

/** Where the third party sends a member back to: pages of the site that asked, nowhere else. */
const backTo = (back: string, site: string): URL | undefined => {
  const url = URL.canParse(back) ? new URL(back) : undefined;
  return url?.origin === site ? url : undefined;
};

/** `/hand-off?back=<site>/authCallback`: asks, and returns with `enc`, or with `resCode` and `resMessage`. */
export const handOffRoutes = (world: World, siteOf: (c: Context) => string): Hono => {
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
    const enc = form.get('answer') === 'yes' ? await mintEnc(world, String(form.get('account'))) : undefined;
    if (enc) back.searchParams.set('enc', enc);
    else {
      back.searchParams.set('resCode', '401');
      back.searchParams.set('resMessage', 'Signing in was cancelled');
    }
    return c.redirect(back.href, 303);
  });
  return app;
};
