import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { ApiError } from '#sandbox/server/handler.ts';
import { type MessageKey, messageIn } from '#sandbox/server/messages/messages.ts';
import type { Services } from '#sandbox/server/services.ts';
import { checkPassword, signInError } from '#sandbox/session/credentials.ts';
import { createHandOffCode } from '#sandbox/session/hand-off-code.ts';
import { handOffPage } from './hand-off.ts';
import { languageIn } from './language.ts';

type Env = { Bindings: HttpBindings };
type Credentials = Parameters<typeof checkPassword>[1];

/** Return URL of a hand-off; undefined unless it belongs to the requesting site. */
const backTo = (back: string, site: string): URL | undefined => {
  const url = URL.parse(back);
  return url?.origin === site ? url : undefined;
};

/** Signs the member in by the rules of `/login`; returns a hand-off code, or the message of the error. */
const signIn = async (
  services: Services,
  credentials: Credentials,
): Promise<{ enc: string } | { error: MessageKey }> => {
  const checked = await checkPassword(services, credentials);
  if (checked instanceof ApiError) return { error: checked.message };
  const error = signInError(checked);
  if (error) return { error: error.message };
  // The page cannot ask security questions.
  if (checked.double_validation) return { error: 'signInOnSite' };
  return { enc: await createHandOffCode(services, checked) };
};

/**
 * `/hand-off?back=<site>/authCallback&lang=<language>`: sign-in page; redirects back with `enc`, or `resCode` and
 * `resMessage`.
 */
export const handOffRoutes = (services: Services, siteOf: (c: Context) => string): Hono<Env> => {
  const app = new Hono<Env>();
  app.get('/', (c) => {
    const site = siteOf(c);
    const back = backTo(c.req.query('back') ?? `${site}/authCallback`, site);
    const account = c.req.query('account') ?? '';
    return back
      ? c.html(handOffPage({ language: languageIn(c), site, back: back.href, account }))
      : c.text('Not a page of the site', 400);
  });
  app.post('/', async (c) => {
    const form = await c.req.formData().catch(() => new FormData());
    const text = (name: string) => String(form.get(name) ?? '');
    const site = siteOf(c);
    const back = backTo(text('back'), site);
    if (!back) return c.text('Not a page of the site', 400);
    const language = languageIn(c);
    if (text('answer') !== 'yes') {
      back.searchParams.set('resCode', '401');
      back.searchParams.set('resMessage', messageIn(language, 'signInCancelled'));
      return c.redirect(back.href, 303);
    }
    const account = text('account');
    const ipAddress = c.env.incoming.socket.remoteAddress ?? '';
    const result = await signIn(services, { account, password: text('password'), ipAddress });
    if ('error' in result) {
      const error = messageIn(language, result.error);
      return c.html(handOffPage({ language, site, back: back.href, account, error }), 403);
    }
    back.searchParams.set('enc', result.enc);
    return c.redirect(back.href, 303);
  });
  return app;
};
