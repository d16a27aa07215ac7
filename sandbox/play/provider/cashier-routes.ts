import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { cashierUrl } from '#sandbox/money/cashier-url.ts';
import { findOrderByReference, payments } from '#sandbox/money/deposits.ts';
import type { Services } from '#sandbox/server/services.ts';
import { findPage, orderPage } from './cashier.ts';
import { languageIn } from './language.ts';

const form = v.object({ how: v.picklist(payments) });

/**
 * `/cashier`: the banks and payment providers of the sandbox. `/cashier/<reference>` pays an order. It tells the site
 * nothing: the app asks the server for the outcome of the order.
 */
export const cashierRoutes = (services: Services, siteOf: (c: Context) => string): Hono => {
  const app = new Hono();
  app.get('/', async (c) => {
    const language = languageIn(c);
    const reference = c.req.query('reference')?.trim();
    if (reference === undefined) return c.html(findPage(language));
    return (await findOrderByReference(services.db, reference))
      ? c.redirect(cashierUrl('', reference, language), 303)
      : c.html(findPage(language, reference), 404);
  });
  app.get('/:reference', async (c) => {
    const language = languageIn(c);
    const reference = c.req.param('reference');
    const found = await findOrderByReference(services.db, reference);
    if (!found) return c.html(findPage(language, reference), 404);
    const isOnItsWay = await services.deposits.isOnItsWay(found.order.order_number);
    if (isOnItsWay) c.header('Refresh', '5');
    return c.html(orderPage(language, { ...found, isOnItsWay, site: siteOf(c) }));
  });
  app.post('/:reference', async (c) => {
    const language = languageIn(c);
    const reference = c.req.param('reference');
    const found = await findOrderByReference(services.db, reference);
    if (!found) return c.html(findPage(language, reference), 404);
    const parsed = v.safeParse(form, await c.req.parseBody());
    if (!parsed.success) return c.text('No such payment', 400);
    await services.deposits.pay(found.order.order_number, parsed.output.how);
    return c.redirect(cashierUrl('', reference, language), 303);
  });
  return app;
};
