import type { Page } from '@playwright/test';
import type { Driver } from 'xstate-path-tests';
import type { sportsFrameMachine } from '#machines/play/sports-frame.machine.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { byName, real, refusal } from '#tests/flows/responses.ts';
import { expect } from '#tests/support/expect.ts';
import {
  dialog,
  expectSignedOut,
  matches,
  sportsFrame,
  toSports,
  waitUntilHeld,
} from '#tests/support/steps.ts';

const url = '/arks/web/game/sport-quickbet-url';
const check = '/check_iframe';

const place = (page: Page) => page.getByRole('region', { name: 'Quick bets' });
/** Posts a message like the operator's page. */
const post = ({ page }: AppFixture, message: unknown) =>
  matches(page)
    .locator('body')
    .evaluate((_, data) => parent.postMessage(data, '*'), message);

const refuse = async (app: AppFixture, path: typeof url | typeof check, code: number) => {
  await app.respond(path, refusal(code));
  await expect(app.page.getByRole('alert')).toContainText('the operator says no');
};

export const driver = {
  start: async (app) => {
    await app.hold(url);
    await app.hold(check);
    await app.openApp();
    await expectSignedOut(app.page);
    await toSports(app.page);
    await place(app.page).waitFor();
  },
  execute: {
    'sports.retry': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    'frame.height': async (app, { height }, name) => {
      const before = await sportsFrame(app.page).evaluate((frame: HTMLElement) => frame.offsetHeight);
      await post(app, { code: 'S001', height });
      const after = name === 'valid height' ? height : before;
      await expect(sportsFrame(app.page)).toHaveJSProperty('offsetHeight', after);
    },
    'frame.bet': async (app) => {
      await post(app, { code: 'U003' });
      await dialog(app.page).getByText('Sign in to play').first().waitFor();
      await dialog(app.page).getByRole('button', { name: 'Close' }).click();
    },
    fetchUrl: (app, outcome) =>
      byName(
        {
          // A page that sends no messages itself.
          'the URL': () =>
            app.respond(url, {
              kind: 'code',
              code: 100,
              data: { detail: { url: `${app.gamesUrl}/service`, gp_id: 'GPNS' } },
            }),
          'none today': () => refuse(app, url, 101),
          'network error': async () => {
            await app.respond(url, { kind: 'drop' });
            await expect(app.page.getByRole('alert')).toContainText('No connection.');
          },
        },
        outcome,
      ),
    checkFrame: (app, outcome) =>
      byName(
        {
          'can be framed': () => app.respond(check, real),
          'cannot be framed': () => refuse(app, check, 102),
        },
        outcome,
      ),
  },
  assert: {
    fetching: async ({ page, control }) => {
      await waitUntilHeld(control, url);
      await expect(place(page)).toBeVisible();
      await expect(sportsFrame(page)).toHaveCount(0);
    },
    checking: async ({ page, control }) => {
      await waitUntilHeld(control, check);
      await expect(sportsFrame(page)).toHaveCount(0);
    },
    failed: async ({ page }) => {
      await expect(place(page).getByRole('button', { name: 'Try again' })).toBeEnabled();
      await expect(sportsFrame(page)).toHaveCount(0);
    },
    'shown.open': ({ page }) => expect(matches(page).locator('body')).toBeVisible(),
    'shown.betting': ({ page }) => expect(matches(page).locator('body')).toBeVisible(),
  },
} satisfies Driver<typeof sportsFrameMachine, AppFixture>;
