import { Hono } from 'hono';
import { type Language, languages } from '#contract/site.ts';
import { messageIn } from '#sandbox/server/messages/messages.ts';
import type { Services } from '#sandbox/server/services.ts';
import { accountOfDevice, confirmDevice } from '#sandbox/session/devices.ts';
import { escapeHtml, htmlPage } from './html.ts';
import { languageIn } from './language.ts';

/** The button posts: mail scanners open links, but do not submit forms. */
const page = (language: Language, text: string, button = ''): string => {
  const title = messageIn(language, 'deviceTitle');
  const form = button && `<form method="post"><button class="button">${escapeHtml(button)}</button></form>`;
  return htmlPage({
    lang: languages[language].locale,
    title,
    styles: [],
    scripts: [],
    body: `<main class="notice"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${form}</main>`,
  });
};

/** `/device?token=<token>`: target of the link that a member receives after sign-in from a new device. */
export const deviceRoutes = (services: Services): Hono => {
  const app = new Hono();
  app.get('/', async (c) => {
    const language = languageIn(c);
    const account = await accountOfDevice(services, c.req.query('token') ?? '');
    return account === undefined
      ? c.html(page(language, messageIn(language, 'deviceExpired')), 410)
      : c.html(
          page(
            language,
            messageIn(language, 'deviceQuestion', { account }),
            messageIn(language, 'deviceConfirm'),
          ),
        );
  });
  app.post('/', async (c) => {
    const language = languageIn(c);
    return (await confirmDevice(services, c.req.query('token') ?? ''))
      ? c.html(page(language, messageIn(language, 'deviceConfirmed')))
      : c.html(page(language, messageIn(language, 'deviceExpired')), 410);
  });
  return app;
};
