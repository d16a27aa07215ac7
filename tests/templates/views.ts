import type { Page } from '@playwright/test';
import type { ControlClient } from '#sandbox/server/control-client.ts';
import { modalGamesPath, openFirst } from '#tests/support/frames.ts';
import { movePointer } from '#tests/support/move-pointer.ts';
import { wallet } from '#tests/support/steps.ts';
import type { Stage } from './stage.ts';

export const windows = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};
export type Layout = keyof typeof windows;
export const layouts = Object.keys(windows) as Layout[];

/** Resolves when what is in view is painted: no place is held for anything, and fonts and pictures are there. */
async function painted(page: Page) {
  await page.waitForFunction(() => {
    const isInView = (element: Element) => {
      const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
      return width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    };
    const isAwaited = (element: Element) =>
      !(element instanceof HTMLImageElement) ||
      !element.currentSrc ||
      !element.complete ||
      element.style.visibility === 'hidden';
    // The other slides of a carousel are inert, and load later.
    const awaited = document.querySelectorAll('img:not([inert] *), [aria-busy="true"], [class*="skeleton"]');
    return (
      document.fonts.status === 'loaded' && ![...awaited].some((each) => isAwaited(each) && isInView(each))
    );
  });
  await page.evaluate(async () => {
    const shown = [...document.images].filter(({ currentSrc, complete }) => currentSrc && complete);
    await Promise.allSettled(shown.map((image) => image.decode()));
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
  });
}

export interface View {
  path: string;
  /** Signs this member in. */
  account?: string;
  /** Leads from the opened page to what is shown. */
  ready: (page: Page) => Promise<unknown>;
}

const views = {
  home: {
    path: '/',
    // With a bar that names the halls, the matches are first.
    ready: (page) => page.getByRole('main').locator('[data-part=halls], iframe').first().waitFor(),
  },
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
  announcements: {
    path: '/user/Announcement',
    account: 'linhmai_88',
    ready: (page) => page.getByRole('main').getByRole('listitem').first().waitFor(),
  },
  member: {
    path: '/user',
    account: 'linhmai_88',
    ready: (page) => page.getByRole('main').getByRole('heading').first().waitFor(),
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
export const viewNames = Object.keys(views) as ViewName[];

/** Stores the session of a member before the page loads. */
async function signInBefore(page: Page, control: ControlClient, account: string) {
  const { token, member_currency: currency, ...member } = await control.signIn({ account });
  await page.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, String(value));
    },
    { ...member, currency, token },
  );
}

/** Opens a view in a page, and waits until it is painted. */
export async function openView(page: Page, { url, control }: Pick<Stage, 'url' | 'control'>, name: ViewName) {
  const view: View = views[name];
  // The member of the last picture may still be in a game, and promotions that open by themselves hide what is shown.
  await control.reset();
  await control.bulletins({ items: [] });
  if (view.account) await signInBefore(page, control, view.account);
  await page.goto(url + view.path);
  await view.ready(page);
  // What waits until the page is used is shown too, and what a frame loads. A page with live odds never stops to ask.
  movePointer(page);
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {});
  await painted(page);
}
