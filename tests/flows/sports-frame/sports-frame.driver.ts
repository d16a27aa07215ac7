import { expect, type Page } from '@playwright/test';
import type { sportsFrameMachine } from '#machines/sports-frame.machine.ts';
import type { Driver } from '#qa/walk/driver.ts';
import { dialog, expectSignedOut, isHeld, matches, sportsFrame, toSports } from '../../support/steps.ts';
import type { House } from '../app-fixture.ts';
import { byName, real, refusal } from '../responses.ts';

const address = '/arks/web/game/sport-quickbet-url';
const check = '/check_iframe';

const place = (page: Page) => page.getByRole('region', { name: 'Quick bets' });
/** As the operator's page does. */
const say = ({ page }: House, message: unknown) =>
  matches(page)
    .locator('body')
    .evaluate((_, said) => parent.postMessage(said, '*'), message);

const refuse = async (house: House, path: typeof address | typeof check, code: number) => {
  await house.answer(path, refusal(code));
  await expect(house.page.getByRole('alert')).toContainText('the operator says no');
};

export const driver = {
  actor: 'sportsFrame',
  start: async (house) => {
    await house.hold(address);
    await house.hold(check);
    await house.enter();
    await expectSignedOut(house.page);
  },
  do: {
    'sports.enter': async ({ page }) => {
      await toSports(page);
      await place(page).waitFor();
    },
    'sports.leave': async ({ page }) => {
      await page.getByRole('complementary').getByRole('link', { name: 'Home', exact: true }).click();
      await place(page).waitFor({ state: 'detached' });
    },
    'sports.retry': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    'frame.height': async (house, { height }, name) => {
      const before = await sportsFrame(house.page).evaluate((frame: HTMLElement) => frame.offsetHeight);
      await say(house, { code: 'S001', height });
      const after = name === 'its own' ? height : before;
      await expect(sportsFrame(house.page)).toHaveJSProperty('offsetHeight', after);
    },
    'frame.bet': async (house) => {
      await say(house, { code: 'U003' });
      await dialog(house.page).getByText('Sign in to play').first().waitFor();
      await dialog(house.page).getByRole('button', { name: 'Close' }).click();
    },
    askAddress: (house, outcome) =>
      byName(
        {
          // A page that says nothing by itself.
          'the address': () =>
            house.answer(address, {
              kind: 'code',
              code: 100,
              data: { detail: { url: `${house.gamesAddress}/service`, gp_id: 'GPNS' } },
            }),
          'none today': () => refuse(house, address, 101),
          'lost on the way': async () => {
            await house.answer(address, { kind: 'drop' });
            await expect(house.page.getByRole('alert')).toContainText('There is no connection.');
          },
        },
        outcome,
      ),
    checkFrame: (house, outcome) =>
      byName(
        {
          'may be shown': () => house.answer(check, real),
          'may not be shown': () => refuse(house, check, 102),
        },
        outcome,
      ),
  },
  see: {
    away: ({ page }) => expect(place(page)).toHaveCount(0),
    'here.asking': async ({ page, control }) => {
      await isHeld(control, address);
      await expect(place(page)).toBeVisible();
      await expect(sportsFrame(page)).toHaveCount(0);
    },
    'here.checking': async ({ page, control }) => {
      await isHeld(control, check);
      await expect(sportsFrame(page)).toHaveCount(0);
    },
    'here.failed': async ({ page }) => {
      await expect(place(page).getByRole('button', { name: 'Try again' })).toBeEnabled();
      await expect(sportsFrame(page)).toHaveCount(0);
    },
    'here.shown.open': ({ page }) => expect(matches(page).locator('body')).toBeVisible(),
    'here.shown.betting': ({ page }) => expect(matches(page).locator('body')).toBeVisible(),
  },
} satisfies Driver<typeof sportsFrameMachine, House>;
