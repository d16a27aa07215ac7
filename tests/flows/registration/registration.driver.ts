import { expect } from '@playwright/test';
import type { registrationMachine } from '#machines/registration.machine.ts';
import type { Driver } from '#qa/walk/driver.ts';
import { dialog, fillRegistration, toast } from '../../support/steps.ts';
import type { House } from '../app-fixture.ts';
import { wordsOf } from '../notices.ts';
import { byName, real, refusal } from '../responses.ts';

const form = ({ page }: House) => dialog(page);
const button = (house: House, name: string) => form(house).getByRole('button', { name });
const settings = '/arks/web/register-settings';

export const driver = {
  actor: 'registration',
  start: async (house, input) => {
    await house.hold(settings);
    await house.hold('/register');
    await house.enter(
      input?.name === 'a demonstration' ? house.address.replace('127.0.0.1', 'demo.localhost') : '/',
    );
  },
  do: {
    'registration.open': ({ page }) => page.getByRole('banner').getByRole('button', { name: 'Join' }).click(),
    'registration.retry': (house) => button(house, 'Try again').click(),
    'registration.currency': (house) =>
      form(house).getByLabel('Currency of the account').selectOption('RMB').then(),
    'registration.signIn': (house) => button(house, 'Sign in').click(),
    'registration.submit': async (house) => {
      const isRmb = (await form(house).getByLabel('Currency of the account').inputValue()) === 'RMB';
      await fillRegistration(
        house.page,
        isRmb ? { 'Full name': '王小明', 'Withdrawal password': '2468' } : {},
      );
      await button(house, 'Open my account').click();
    },
    'session.opened': (house) => house.arrive(),
    'modal.answered.register': (house) => button(house, 'Close').click(),
    prepare: (house, outcome) =>
      byName(
        {
          'by nobody': () => house.answer(settings, real),
          'by a link that is good no more': async () => {
            // The link is looked at after the settings have come.
            const url = house.address;
            await house.context.addCookies([{ name: 'member_agent', value: 'gone', url }]);
            await house.answer(settings, real);
          },
          'no connection': () => house.answer(settings, { kind: 'drop' }),
        },
        outcome,
      ),
    register: (house, outcome) =>
      byName(
        {
          opened: () => house.answer('/register', real),
          'the account name is taken': async () => {
            await house.answer('/register', refusal(102));
            await expect(form(house).getByLabel('Account name')).toHaveAccessibleDescription(
              'This account name is taken.',
            );
          },
          'recommending is closed': () => house.answer('/register', refusal(107)),
        },
        outcome,
      ),
  },
  see: {
    closed: ({ page }) =>
      expect(dialog(page).getByRole('heading', { name: 'Open an account' })).toHaveCount(0),
    'open.preparing': (house) => expect(form(house).getByLabel('Loading the form')).toBeVisible(),
    'open.failed': (house) => expect(form(house)).toContainText('The form could not be loaded'),
    'open.filling.editing': (house) => expect(button(house, 'Open my account')).toBeEnabled(),
    'open.filling.submitting': (house) =>
      expect(button(house, 'Opening your account')).toHaveAttribute('aria-busy', 'true'),
  },
  hear: {
    notice: ({ page }, notice) =>
      expect(
        toast(page, 'text' in notice ? wordsOf(notice) : 'Recommending is closed.').first(),
      ).toBeVisible(),
    'session.started': ({ page }) =>
      expect(page.getByRole('banner').getByRole('button', { name: 'Account menu' })).toBeVisible(),
    'signIn.open': ({ page }) =>
      expect(dialog(page).getByRole('heading', { name: 'Welcome back' })).toBeVisible(),
  },
} satisfies Driver<typeof registrationMachine, House>;
