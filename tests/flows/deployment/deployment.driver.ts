import { expect, type Page, type Route } from '@playwright/test';
import { latestBuildPath } from '#contract/site.ts';
import type { deploymentMachine } from '#machines/deployment.machine.ts';
import { type Driver, follows } from '#qa/walk/driver.ts';
import { openGame, playBar } from '../../support/steps.ts';
import type { House } from '../app-fixture.ts';
import { byName } from '../responses.ts';

/** The page's questions for the newest build, kept waiting. */
const asked = new WeakMap<House, Route[]>();
const waiting = (house: House) => asked.get(house) ?? [];
const isAsked = (house: House, yes: boolean) => expect.poll(() => waiting(house).length).toBe(yes ? 1 : 0);
async function answer(house: House, act: (route: Route) => Promise<void>) {
  await isAsked(house, true);
  const [route] = waiting(house).splice(0);
  if (route) await act(route);
}

/** Waiting for the lock, or its holder. */
const seeks = (page: Page) =>
  page.evaluate(async () => {
    const { held, pending } = await navigator.locks.query();
    const isLead = ({ name }: LockInfo) => name === 'leader';
    return { held: held?.some(isLead), pending: pending?.some(isLead) };
  });

export const driver = {
  actor: 'deployment',
  start: async (house) => {
    const routes: Route[] = [];
    asked.set(house, routes);
    await house.page.route(`**${latestBuildPath}`, (route) => void routes.push(route));
    const other = await house.otherTab();
    await other.evaluate(
      () =>
        new Promise<void>((held) => {
          void navigator.locks.request('leader', () => {
            held();
            return new Promise<void>((release) => Object.assign(window, { release }));
          });
        }),
    );
    await house.remember();
    await house.enter();
  },
  do: {
    'play.opened': async (house) => {
      // Whatever was asked for is answered by nobody any more.
      waiting(house).splice(0);
      await openGame(house.page);
    },
    'play.closed': async ({ page }) => {
      await playBar(page).getByRole('button', { name: 'Leave' }).click();
      await expect(playBar(page)).toHaveCount(0);
    },
    'page.focused': ({ page }) => page.evaluate(() => void window.dispatchEvent(new Event('focus'))),
    // There and back, both with games.
    'page.left': async ({ page }) => {
      const isHome = new URL(page.url()).pathname === '/';
      await page
        .getByRole('complementary')
        .getByRole('link', { name: isHome ? 'Slots' : 'Home' })
        .click();
      await expect(page).toHaveURL(isHome ? /gameHall\/2$/ : /\/$/);
    },
    // A page that can't be shown, and back.
    'chunk.failed': async ({ page }) => {
      await page.route('**/assets/sponsor-*.js', (route) => route.abort());
      await page.getByRole('link', { name: 'Sponsor' }).click();
      await expect(page.getByRole('alert')).toContainText('Internal Server Error');
      await page.goBack();
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
    'leader.elected': async (house) => {
      const other = await house.otherTab();
      await other.evaluate(() => (window as { release?: () => void }).release?.());
    },
    'build.told': async (house) => {
      const other = await house.otherTab();
      await other.evaluate(() => new BroadcastChannel('gamehall').postMessage({ type: 'build.newer' }));
    },
    'build.due': follows,
    checkBuild: (house, outcome) =>
      byName(
        {
          newer: () => answer(house, (route) => route.fulfill({ json: { id: 'another' } })),
          'the same': () => answer(house, (route) => route.continue()),
        },
        outcome,
      ),
    // Without a line the page stays as it is.
    reload: (house) => answer(house, (route) => route.abort()),
  },
  see: {
    'play.idle': ({ page }) => expect(playBar(page)).toHaveCount(0),
    'play.open': ({ page }) => expect(playBar(page)).toBeVisible(),
    'lead.following': async ({ page }) =>
      expect.poll(() => seeks(page)).toEqual({ held: true, pending: true }),
    'lead.leading': async ({ page }) =>
      expect.poll(() => seeks(page)).toEqual({ held: true, pending: false }),
    'build.current.resting': (house) => isAsked(house, false),
    'build.current.checking': (house) => isAsked(house, true),
    'build.current.mending': (house) => isAsked(house, true),
    'build.stale.waiting': (house) => isAsked(house, false),
    'build.stale.reloading': (house) => isAsked(house, true),
  },
} satisfies Driver<typeof deploymentMachine, House>;
