import { Hono } from 'hono';
import * as v from 'valibot';
import { artRoutes } from '#sandbox/art/routes.ts';
import { ART_ROOT } from '#sandbox/art/urls.ts';
import { asset } from '#sandbox/play/provider/assets.ts';
import { isLoopback } from '#sandbox/server/origins.ts';
import { limitBody } from '#sandbox/server/request-body.ts';
import type { Services } from '#sandbox/server/services.ts';
import { changes, isChangeName } from './changes.ts';
import { operatorPage } from './page.ts';

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The operator's page, for a person at this machine. Other web pages cannot use it: their forms have another
 * origin, and names that resolve to loopback are refused as the host.
 */
export const operatorApp = (services: Services): Hono => {
  const app = new Hono();
  app.use(async (c, next) => {
    const host = c.req.header('host');
    if (!isLoopback(host)) return c.text('not a request of this machine', 403);
    if (c.req.method === 'POST' && c.req.header('origin') !== `http://${host}`)
      return c.text('not a form of this page', 403);
    c.header('Content-Security-Policy', POLICY);
    return next();
  });
  app.get('/', async (c) =>
    c.html(await operatorPage(services, c.req.query('done') && 'The change was made.')),
  );
  app.post(
    '/:change',
    limitBody((c) => c.text('the form is too large', 413)),
    async (c) => {
      const name = c.req.param('change');
      if (!isChangeName(name)) return c.notFound();
      const { input, apply } = changes[name] as (typeof changes)['cache'];
      const read = v.safeParse(input, await c.req.parseBody());
      const problem = read.success
        ? await apply(services, read.output)
        : `Not changed. ${v.getDotPath(read.issues[0]) ?? 'The form'} is not valid.`;
      return problem ? c.html(await operatorPage(services, problem), 400) : c.redirect('/?done=1', 303);
    },
  );
  app.route(ART_ROOT, artRoutes());
  app.get('/assets/:name', (c) => {
    const found = asset(c.req.param('name'));
    return found ? c.body(found.body, 200, { 'Content-Type': found.type }) : c.notFound();
  });
  app.onError((error, c) => {
    console.error(error);
    return c.text('the change failed', 500);
  });
  return app;
};
