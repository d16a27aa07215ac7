import type { Page, Route } from '@playwright/test';
import { type Driver, derived } from 'xstate-path-tests';
import { latestBuildPath } from '#contract/files.ts';
import type { deploymentMachine } from '#machines/site/deployment.machine.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { byName } from '#tests/flows/responses.ts';
import { expect } from '#tests/support/expect.ts';
import { openGame, playBar } from '#tests/support/steps.ts';

/** Held requests for the latest build. */
const heldRoutes = new WeakMap<AppFixture, Route[]>();
const waiting = (app: AppFixture) => heldRoutes.get(app) ?? [];
const expectRequest = (app: AppFixture, isHeld: boolean) =>
  expect.poll(() => waiting(app).length).toBe(isHeld ? 1 : 0);
async function respond(app: AppFixture, act: (route: Route) => Promise<void>) {
  await expectRequest(app, true);
  const [route] = waiting(app).splice(0);
  if (route) await act(route);
}

/** Whether the leader lock is held, and whether a tab waits for it. */
const leaderLock = (page: Page) =>
  page.evaluate(async () => {
    const { held, pending } = await navigator.locks.query();
    const isLeader = ({ name }: LockInfo) => name === 'leader';
    return { held: held?.some(isLeader), pending: pending?.some(isLeader) };
  });

export const driver = {
  actor: 'deployment',
  start: async (app) => {
    const routes: Route[] = [];
    heldRoutes.set(app, routes);
    await app.page.route(`**${latestBuildPath}`, (route) => void routes.push(route));
    const other = await app.otherTab();
    await other.evaluate(
      () =>
        new Promise<void>((held) => {
          void navigator.locks.request('leader', () => {
            held();
            return new Promise<void>((release) => Object.assign(window, { release }));
          });
        }),
    );
    await app.storeMember();
    await app.openApp('/');
  },
  view: ({ page }) => page.getByRole('banner'),
  execute: {
    'play.opened': async (app) => {
      // Drops held requests without a response.
      waiting(app).splice(0);
      await openGame(app.page);
    },
    'play.closed': async ({ page }) => {
      await playBar(page).getByRole('button', { name: 'Leave' }).click();
      await expect(playBar(page)).toHaveCount(0);
    },
    'page.focused': ({ page }) => page.evaluate(() => void window.dispatchEvent(new Event('focus'))),
    // Alternates between home and a hall, which both show games.
    'page.left': async ({ page }) => {
      const isHome = new URL(page.url()).pathname === '/';
      await page
        .getByRole('complementary')
        .getByRole('link', { name: isHome ? 'Slots' : 'Home' })
        .click();
      await expect(page).toHaveURL(isHome ? /gameHall\/2$/ : /\/$/);
    },
    // Opens a page whose chunk fails to load, then goes back.
    'chunk.failed': async ({ page }) => {
      await page.route('**/assets/articles-*.js', (route) => route.abort());
      await page.getByRole('link', { name: 'Sponsor' }).click();
      await expect(page.getByRole('alert')).toContainText('This could not be loaded');
      await page.goBack();
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
    'leader.elected': async (app) => {
      const other = await app.otherTab();
      await other.evaluate(() => (window as { release?: () => void }).release?.());
    },
    'build.announced': async (app) => {
      const other = await app.otherTab();
      await other.evaluate(() => new BroadcastChannel('gamehall').postMessage({ type: 'build.newer' }));
    },
    'build.due': derived,
    checkBuild: (app, outcome) =>
      byName(
        {
          newer: () => respond(app, (route) => route.fulfill({ json: { id: 'another' } })),
          'the same': () => respond(app, (route) => route.continue()),
        },
        outcome,
      ),
    // Aborts the reload, so that the page stays as it is.
    reload: (app) => respond(app, (route) => route.abort()),
  },
  assert: {
    'play.idle': ({ page }) => expect(playBar(page)).toHaveCount(0),
    'play.open': ({ page }) => expect(playBar(page)).toBeVisible(),
    'leadership.following': async ({ page }) =>
      expect.poll(() => leaderLock(page)).toEqual({ held: true, pending: true }),
    'leadership.leading': async ({ page }) =>
      expect.poll(() => leaderLock(page)).toEqual({ held: true, pending: false }),
    'build.current.idle': (app) => expectRequest(app, false),
    'build.current.checking': (app) => expectRequest(app, true),
    'build.current.reloadingChunk': (app) => expectRequest(app, true),
    'build.stale.waiting': (app) => expectRequest(app, false),
    'build.stale.reloading': (app) => expectRequest(app, true),
  },
} satisfies Driver<typeof deploymentMachine, AppFixture>;
