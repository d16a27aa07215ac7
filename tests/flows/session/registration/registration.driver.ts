import type { Driver } from 'xstate-path-tests';
import type { registrationMachine } from '#machines/session/registration.machine.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { wordsOf } from '#tests/flows/notices.ts';
import { byName, real, refusal } from '#tests/flows/responses.ts';
import { expect } from '#tests/support/expect.ts';
import { dialog, fillAccount, fillPerson, toast } from '#tests/support/steps.ts';

const form = ({ page }: AppFixture) => dialog(page);
const isInOneStep = async (app: AppFixture) =>
  (await form(app).getByLabel('Account currency').inputValue()) === 'BDT';
const button = (app: AppFixture, name: string) => form(app).getByRole('button', { name });
const settings = '/arks/web/register-settings';

export const driver = {
  actor: 'registration',
  start: async (app, input) => {
    await app.hold(settings);
    await app.hold('/register');
    await app.openApp(
      input?.name === 'a demonstration' ? app.url.replace('127.0.0.1', 'demo.localhost') : undefined,
    );
  },
  execute: {
    'registration.open': async (app) => {
      // The form for signing in, which this one leads to, leads back.
      const isBehindSignIn = await form(app).isVisible();
      await (isBehindSignIn
        ? button(app, 'Join now')
        : app.page.getByRole('banner').getByRole('button', { name: 'Join' })
      ).click();
    },
    'registration.retry': (app) => button(app, 'Try again').click(),
    'registration.currency': (app) => form(app).getByLabel('Account currency').selectOption('BDT').then(),
    'registration.continue': async (app) => {
      await fillAccount(app.page);
      await button(app, 'Continue').click();
    },
    'registration.back': (app) => button(app, 'Back').click(),
    'registration.signIn': (app) => button(app, 'Sign in').click(),
    'registration.submit': async (app) => {
      if (await isInOneStep(app)) {
        await fillAccount(app.page);
        await form(app).getByLabel('of legal age where I live').check();
      } else await fillPerson(app.page);
      await button(app, 'Open my account').click();
    },
    'session.opened': (app) => app.signInInOtherTab(),
    // A notice over the dialog has a Close button too.
    'modal.answered.register': (app) => button(app, 'Close').first().click(),
    prepare: (app, outcome) =>
      byName(
        {
          'without an introducer': () => app.respond(settings, real),
          'by an expired link': async () => {
            // The link is checked after the settings have loaded.
            const url = app.url;
            await app.context.addCookies([{ name: 'member_agent', value: 'gone', url }]);
            await app.respond(settings, real);
          },
          'no connection': () => app.respond(settings, { kind: 'drop' }),
        },
        outcome,
      ),
    register: (app, outcome) =>
      byName(
        {
          opened: () => app.respond('/register', real),
          'the account name is taken': async () => {
            await app.respond('/register', refusal(102));
            await expect(form(app).getByLabel('Account name')).toHaveAccessibleDescription(
              'This account name is taken.',
            );
          },
          'recommending is closed': () => app.respond('/register', refusal(107)),
        },
        outcome,
      ),
  },
  assert: {
    closed: ({ page }) => expect(dialog(page).getByRole('heading', { name: 'Join' })).toHaveCount(0),
    'open.preparing': (app) => expect(form(app).getByLabel('Loading the form')).toBeVisible(),
    'open.failed': (app) => expect(form(app)).toContainText('The form could not be loaded'),
    'open.filling.editing.account': async (app) =>
      expect(button(app, (await isInOneStep(app)) ? 'Open my account' : 'Continue')).toBeEnabled(),
    'open.filling.editing.person': (app) => expect(button(app, 'Back')).toBeEnabled(),
    'open.filling.editing.submitted': 'transient',
    'open.filling.submitting': (app) =>
      expect(button(app, 'Opening your account')).toHaveAttribute('aria-busy', 'true'),
  },
  assertEmitted: {
    notice: ({ page }, notice) =>
      expect(
        toast(page, 'text' in notice ? wordsOf(notice) : 'Invitations are closed.').first(),
      ).toBeVisible(),
    'session.started': ({ page }) =>
      expect(page.getByRole('banner').getByRole('button', { name: 'Account menu' })).toBeVisible(),
    'signIn.open': ({ page }) =>
      expect(dialog(page).getByRole('heading', { name: 'Welcome back' })).toBeVisible(),
  },
} satisfies Driver<typeof registrationMachine, AppFixture>;
