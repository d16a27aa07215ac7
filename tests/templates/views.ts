import type { Page } from '@playwright/test';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { modalGamesPath, openFirst } from '#tests/support/frames.ts';
import { wallet } from '#tests/support/steps.ts';

export const windows = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};
export type Layout = keyof typeof windows;
export const layouts = Object.keys(windows) as Layout[];

/** Milliseconds in which what is in view is painted: pictures come one a frame. */
export const painted = 1_500;

export interface View {
  path: string;
  /** Signs this member in. */
  account?: string;
  /** Leads from the opened page to what is shown. */
  ready: (page: Page) => Promise<unknown>;
}

export const views = {
  home: { path: '/', ready: (page) => page.getByRole('heading', { name: 'Choose a hall' }).waitFor() },
  hall: {
    path: '/gameHall/2',
    ready: (page) => page.getByRole('tabpanel').getByRole('listitem').first().waitFor(),
  },
  'sign-in': {
    path: '/',
    ready: async (page) => {
      await page.getByRole('button', { name: 'Sign in' }).first().click();
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    },
  },
  deposit: {
    path: '/user/Deposit',
    account: 'linhmai_88',
    ready: (page) => page.getByRole('main').getByRole('radio').first().waitFor(),
  },
  play: {
    path: modalGamesPath,
    account: 'second_seat',
    ready: async (page) => {
      await wallet(page).first().waitFor();
      await openFirst(page);
    },
  },
} as const satisfies Record<string, View>;
export type ViewName = keyof typeof views;

/** Stores the session of a member before the page loads. */
export async function signInBefore(page: Page, control: ControlClient, account: string) {
  const { token, member_currency: currency, ...member } = await control.signIn({ account });
  await page.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, String(value));
    },
    { ...member, currency, token },
  );
}
