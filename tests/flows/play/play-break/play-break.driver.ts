import type { Driver } from 'xstate-path-tests';
import { channels } from '#contract/realtime.ts';
import type { playBreakMachine } from '#machines/play/play-break.machine.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { limitsResponse, publishLimits } from '#tests/flows/play/break-responses.ts';
import { expect } from '#tests/support/expect.ts';
import { allowJoin } from '#tests/support/realtime.ts';
import { expectSignedIn, expectSignedOut } from '#tests/support/steps.ts';

const limits = '/member/limits';
const minute = 60_000;
let breakCount = 0;
const isRequested = async ({ control }: AppFixture) =>
  (await control.held()).some(({ path }) => path === limits);
const expectRequested = (app: AppFixture) => expect.poll(() => isRequested(app)).toBe(true);
const isJoined = async ({ control }: AppFixture) => channels.presence('USD') in (await control.channels());
/** Entry of the menu that a break hides. */
const promotionsButton = ({ page }: AppFixture) => page.getByRole('button', { name: 'Messages' });

export const driver = {
  actor: 'playBreak',
  start: async (app) => {
    await app.hold(limits);
    await app.openApp();
    await expectSignedOut(app.page);
  },
  execute: {
    'session.opened': async (app) => {
      // A page that joins its channel reads the limits again.
      await app.control.setJoinPolicy({ policy: false });
      await app.signInInOtherTab();
      await expectRequested(app);
    },
    'session.closed': (app) => app.signOutInOtherTab(),
    'limits.read': async (app, _, name) => {
      if (!(await isRequested(app))) {
        if (await isJoined(app)) await publishLimits(app);
        else await allowJoin(app.control);
      }
      // Each break ends at a second of its own: limits that have not changed are not reported again.
      breakCount += 1;
      const ends = { 'a break': 10 * minute, 'a longer break': 12 * minute, 'no break': null }[name ?? ''];
      const until = ends ? formatOperatorTime(Date.now() + ends + breakCount * 1_000) : '';
      await app.respond(limits, limitsResponse(until));
    },
    untilEnd: (app) => app.tick(15 * minute),
  },
  view: ({ page }) => page.getByRole('banner'),
  recovery: { reload: { 'active.idle': 'active.idle' } },
  assert: {
    signedOut: ({ page }) => expectSignedOut(page),
    'active.idle': async (app) => {
      await expectSignedIn(app.page);
      await expect(promotionsButton(app)).toBeVisible();
    },
    'active.onBreak': async (app) => {
      await expectSignedIn(app.page);
      await expect(promotionsButton(app)).toHaveCount(0);
    },
  },
} satisfies Driver<typeof playBreakMachine, AppFixture>;
