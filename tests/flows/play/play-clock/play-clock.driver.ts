import type { Page } from '@playwright/test';
import type { Driver } from 'xstate-path-tests';
import { playReminderGuard } from '#contract/times.ts';
import type { playClockMachine } from '#machines/play/play-clock.machine.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { joined } from '#tests/flows/play/game-launch/game-launch.driver.ts';
import { byName } from '#tests/flows/responses.ts';
import { hallOfGames } from '#tests/flows/test-data.ts';
import { expect } from '#tests/support/expect.ts';
import { begun, playSession, reminder, setReminder } from '#tests/support/play-clock.ts';
import { changeSite } from '#tests/support/site.ts';
import { openGame, playBar } from '#tests/support/steps.ts';
import type { Stage } from './play-clock.samples.ts';

const minute = 60_000;

const time = (page: Page) => page.getByRole('timer', { name: 'Time in play' });
const answer = (page: Page, name: string) => reminder(page).getByRole('button', { name });

/** Another tab that has a game open, as far as this one can tell. */
async function playInAnotherTab(app: AppFixture) {
  const other = await app.otherTab();
  await other.evaluate(
    () =>
      new Promise<void>((held) => {
        void navigator.locks.request('playing', () => {
          held();
          return new Promise((release) => Object.assign(window, { release }));
        });
      }),
  );
  await other.evaluate(() => localStorage.setItem('play_clock', String(Date.now() - 1_000)));
  // The header reads the result.
  await app.respond(playSession, begun(0));
}

/** Before a game is opened: its session began two minutes ago, so that a reminder of one minute is due at once. */
export const playForMinutes = ({ control }: AppFixture) =>
  control.script({ path: playSession, times: 100, response: begun(2 * minute) });

/** Sets a reminder that is due at once. The clock stands meanwhile: calls under way would time out on it. */
export async function remind(app: AppFixture) {
  await joined(app);
  await setReminder(app.page, 1);
  await expect(reminder(app.page)).toBeVisible();
  await app.tick(playReminderGuard);
}

const expectIdle = async ({ page }: AppFixture) => {
  await expect(time(page)).toHaveCount(0);
  await expect(reminder(page)).toHaveCount(0);
};
const expectRunning = async ({ page }: AppFixture) => {
  await expect(time(page)).toBeVisible();
  await expect(reminder(page)).toHaveCount(0);
  // Other tabs read when it has begun.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('play_clock'))).toMatch(/^\d+$/);
};

export const driver = {
  actor: 'playClock',
  start: async (app, input) => {
    if (input?.input.isOff) await changeSite(app.page, { playClock: 'off' });
    await app.storeMember();
    await app.hold(playSession);
    await app.openApp(hallOfGames);
    await joined(app);
  },
  execute: {
    'play.opened': async ({ page }) => {
      await openGame(page);
    },
    'play.closed': ({ page }) => playBar(page).getByRole('button', { name: 'Leave' }).click(),
    'session.closed': (app) => app.signOutInOtherTab(),
    'clock.running': playInAnotherTab,
    'clock.stopped': async (app) => {
      await (await app.otherTab()).evaluate(() => localStorage.removeItem('play_clock'));
    },
    'clock.answered': async (app) => {
      await (await app.otherTab()).evaluate(() =>
        localStorage.setItem('play_reminded', String(Date.now() - 1_000)),
      );
    },
    'interval.read': async ({ page }, event) => {
      await setReminder(page, 'minutes' in event ? event.minutes : null);
    },
    'modal.answered.playReminder': ({ page }, event) =>
      answer(page, 'answer' in event && event.answer === 'yes' ? 'Take a break' : 'Keep playing').click(),
    startClock: (app) => app.respond(playSession, begun(0)),
    untilDue: (app) => app.tick(minute),
    readClock: (app, outcome) =>
      byName(
        {
          due: () => app.respond(playSession, begun(2 * minute)),
          'not yet due': () => app.respond(playSession, begun(0)),
          'no tab plays': async () => {
            const other = await app.otherTab();
            await other.evaluate(() => (window as unknown as { release: () => void }).release());
            await app.respond(playSession, begun(2 * minute));
          },
        },
        outcome,
      ),
  },
  recovery: { reload: { 'running.counting': 'running.counting' } },
  assert: {
    idle: expectIdle,
    starting: async (app) => {
      await expect(playBar(app.page)).toContainText('Playing at');
      await expectIdle(app);
    },
    'running.waiting': expectRunning,
    'running.counting': expectRunning,
    'running.reading': expectRunning,
    'running.reminding.appearing': ({ page }) =>
      expect(answer(page, 'Take a break')).toHaveAttribute('aria-disabled', 'true'),
    'running.reminding.confirming': ({ page }) =>
      expect(answer(page, 'Take a break')).not.toHaveAttribute('aria-disabled'),
  },
  stages: {
    '': ({ page }) => expect(playBar(page)).toHaveCount(0),
    'this tab': ({ page }) => expect(playBar(page)).toContainText('Playing at'),
    'another tab': ({ page }) => expect(playBar(page)).toHaveCount(0),
    over: ({ page }) => expect(time(page)).toHaveCount(0),
  },
} satisfies Driver<typeof playClockMachine, AppFixture, Stage>;
