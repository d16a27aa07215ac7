import type { Page, Route } from '@playwright/test';
import { type Driver, derived } from 'xstate-path-tests';
import { waitingWindows } from '#contract/messages.ts';
import { closedWindowWait } from '#contract/times.ts';
import type { gameLaunchMachine } from '#machines/play/game-launch/game-launch.machine.ts';
import type { AppFixture } from '#tests/flows/app-fixture.ts';
import { wordsOf } from '#tests/flows/notices.ts';
import { confirmChange, leaveOrCancel, playBarExecutors } from '#tests/flows/play/play-bar.ts';
import { byName, real, refusal, success } from '#tests/flows/responses.ts';
import { hallOfGames, lanternStreet, liveTable } from '#tests/flows/test-data.ts';
import { expect } from '#tests/support/expect.ts';
import { playBarAction } from '#tests/support/frames.ts';
import { closeByButton, dialog, playBar, tile, toast } from '#tests/support/steps.ts';

/** Conditions set before the click that starts a launch, because they apply within it. */
interface Arranged {
  blocked: boolean;
  playLockHeld: boolean;
  /** The game is shown in the page. */
  framed: boolean;
}
const arranged = new WeakMap<AppFixture, Arranged>();
const arrange = (app: AppFixture) => {
  const known = arranged.get(app) ?? { blocked: false, playLockHeld: false, framed: false };
  arranged.set(app, known);
  return known;
};

/** Opens the one window that the next click may open. */
export async function spendGesture(page: Page) {
  await page.evaluate(() =>
    document.addEventListener('click', () => window.open('about:blank', 'spent')?.close(), {
      capture: true,
      once: true,
    }),
  );
}
async function holdPlayLockElsewhere(app: AppFixture) {
  const other = await app.otherTab();
  await other.evaluate(
    () =>
      new Promise<void>((held) => {
        void navigator.locks.request('playing', () => {
          held();
          return new Promise(() => {});
        });
      }),
  );
}
async function clickArranged(app: AppFixture, act: () => Promise<void>) {
  const { blocked, playLockHeld } = arrange(app);
  if (playLockHeld) await holdPlayLockElsewhere(app);
  if (blocked) await spendGesture(app.page);
  await act();
}

export const joined = async (app: AppFixture) => {
  const id = await app.page.evaluate(() => localStorage.getItem('member_id'));
  await expect
    .poll(async () => (await app.control.channels())[`presence-member.USD`] ?? id === null)
    .toBeTruthy();
};
export const openedBy = async ({ context, page }: AppFixture) => {
  const openers = await Promise.all(context.pages().map((one) => one.opener()));
  return context.pages().filter((_, place) => openers[place] === page);
};
export const gameWindow = async (app: AppFixture) => {
  await expect.poll(async () => (await openedBy(app)).length).toBeGreaterThan(0);
  return (await openedBy(app)).at(-1) as Page;
};

/** Stores the window of this name in the page, so that the walker can check that its end was detected. */
export const noteWindow = (page: Page, name: string = waitingWindows.gameWindow) =>
  page.addInitScript((noted) => {
    // Windows are opened from a hidden frame.
    const held = (window.location.href === 'about:blank' ? window.parent : window) as {
      notedWindow?: Window | null;
    };
    const open = window.open.bind(window);
    window.open = (url, target, features) => {
      const opened = open(url, target, features);
      if (target === noted) held.notedWindow = opened;
      return opened;
    };
  }, name);
export const noticedEnd = (page: Page) =>
  page.waitForFunction(() => (window as { notedWindow?: Window | null }).notedWindow?.closed);

/** Launch ID that was sent to the back end. */
const launchIds = new WeakMap<AppFixture, string>();
const noteLaunch = (app: AppFixture) =>
  app.page.on('request', (request) => {
    if (!request.url().endsWith('/member/game/play1')) return;
    launchIds.set(app, String((request.postDataJSON() as { extra?: string }).extra));
  });

/** Held requests of the frame to the provider; those of windows pass. */
const frames = new WeakMap<AppFixture, Route[]>();
const holdFrame = async (app: AppFixture) => {
  const held: Route[] = [];
  frames.set(app, held);
  await app.page.route(`${app.gamesUrl}/service`, (route) => void held.push(route));
};
const frameRequest = async (app: AppFixture) => {
  await expect.poll(() => frames.get(app)?.length).toBe(1);
  return frames.get(app)?.pop() as Route;
};
const frame = ({ page }: AppFixture) => page.getByRole('dialog').locator('iframe');

export const prepare = async (app: AppFixture, { joined: isJoined }: { joined: boolean }, path?: string) => {
  noteLaunch(app);
  await noteWindow(app.page);
  await app.storeMember();
  await app.control.setJoinPolicy({ policy: isJoined });
  await app.openApp(path);
  if (isJoined) await joined(app);
  await expect(app.page.getByRole('banner').locator('data')).toBeVisible();
  for (const path of ['/member_info', '/member/game/play1', '/member/game/leave1'] as const)
    await app.hold(path);
  await app.hold('/member/profile/common/layout');
};

/** A window without a game says why; a frame has its page around it. */
async function seeExplained(app: AppFixture, words: string) {
  if (arrange(app).framed) return;
  const waiting = await gameWindow(app);
  await expect(waiting.getByRole('status')).toContainText(words);
  await expect(waiting.getByRole('button', { name: 'Close window' })).toBeVisible();
}

const seeTakenBack = async (app: AppFixture) => {
  await expect(playBar(app.page)).toContainText('Leaving');
  await expect.poll(() => openedBy(app)).toEqual([]);
};

export const driver = {
  actor: 'playCoordinator/gameLaunch',
  start: async (app, input) => {
    if (input?.input.desktop === false) await app.page.setViewportSize({ width: 900, height: 800 });
    const name = input?.input.game.name ?? lanternStreet.name;
    arrange(app).framed = name === liveTable.name;
    arrange(app).blocked = input?.name === 'window blocked';
    if (arrange(app).framed) await holdFrame(app);
    const path = arrange(app).framed
      ? `/gameHall/${liveTable.gtId}?gp=${encodeURIComponent('["GPAG"]')}`
      : hallOfGames;
    await prepare(app, { joined: input?.input.joined ?? true }, path);
    await clickArranged(app, () => tile(app.page, name).click());
    // The first actors settle at once, in the browser.
    await expect(
      app.page.locator(
        '[data-machine="gameLaunch"][data-state$="openingWindow"], [data-state$="acquiringLock"]',
      ),
    ).toHaveCount(0);
  },
  execute: {
    'launch.request': async (app, event) => {
      const { page } = app;
      const inPlay = (await playBar(page).getAttribute('data-state'))?.startsWith('windowed.playing');
      await tile(page, 'game' in event ? event.game.name : '').click();
      const isOther = 'game' in event && event.game.gameId !== lanternStreet.gameId;
      const isDesktop = (page.viewportSize()?.width ?? 0) >= 992;
      if (inPlay && isOther && isDesktop) await confirmChange(page, true);
    },
    ...playBarExecutors,
    'launch.frameLoaded': async (app) => (await frameRequest(app)).continue(),
    // The page's CSP blocks a redirect of the frame to a host that the site does not allow.
    'launch.frameFailed': async (app) =>
      (await frameRequest(app)).fulfill({ status: 302, headers: { location: 'https://elsewhere.example/' } }),
    'launch.popOut': async (app, _, name) => {
      arrange(app).blocked = name === 'blocked';
      arrange(app).framed = name === 'blocked';
      await clickArranged(app, () => playBarAction(app.page, 'Open in a new window').click());
    },
    'window.opened': derived,
    'window.blocked': derived,
    'window.closed': async (app, event) => {
      // The window is seen open with the game for long enough.
      if ('certain' in event && event.certain) await app.tick(closedWindowWait);
      await (await gameWindow(app)).close();
      await noticedEnd(app.page);
      await app.tick(500);
    },
    'leave.requested': async (app) => {
      const tab = await app.otherTab();
      await tab.evaluate(() => new BroadcastChannel('gamehall').postMessage({ type: 'leave.requested' }));
    },
    'realtime.joined': (app) => app.control.setJoinPolicy({ policy: true }).then(() => undefined),
    'realtime.left': async (app) => {
      await app.control.setJoinPolicy({ policy: false });
      await app.control.disconnectSockets();
    },
    'realtime.gameUrl': async (app, event) => {
      const own = 'extra' in event && event.extra === 'launch-1';
      const url = `${app.gamesUrl}/service`;
      await app.publish('.game.url', { url, extra: own ? launchIds.get(app) : 'another launch' });
    },
    'realtime.forwardStatus': async (app, event) => {
      const code = 'code' in event ? event.code : '';
      await app.publish('.forward_game.status', { code, message: 'message' in event ? event.message : '' });
      if (code === '957') await seeExplained(app, wordsOf({ text: 'transfer_disabled' }));
    },
    'realtime.memberCash': (app) => app.publish('.member.cash', { cash: 100 }),
    'modal.answered.popupBlocked': (app, event, name) => {
      arrange(app).blocked = name === 'open game, blocked again';
      const yes = 'answer' in event && event.answer === 'yes';
      const button = dialog(app.page).getByRole('button', { name: yes ? 'Open game' : 'Not now' });
      return yes ? clickArranged(app, () => button.click()) : button.click();
    },
    acquirePlayLock: async (app, outcome) => {
      arrange(app).playLockHeld = 'name' in outcome && outcome.name !== 'taken';
    },
    checkSession: (app, outcome) =>
      byName(
        {
          valid: () => app.respond('/member_info', real),
          invalid: () => app.respond('/member_info', { kind: 'status', status: 401 }),
          'no response': () => app.respond('/member_info', { kind: 'drop' }),
        },
        outcome,
      ),
    play: (app, outcome) =>
      byName(
        {
          accepted: () => app.respond('/member/game/play1', success),
          maintenance: () =>
            app.respond('/member/game/play1', refusal(203, { start_at: '2026-11-21 02:00:00' })),
          'own limit': () =>
            app.respond(
              '/member/game/play1',
              refusal(181, { period: 'day', resets_at: '2099-01-01 00:00:00' }),
            ),
          refused: () => app.respond('/member/game/play1', refusal(999)),
          'network error': () => app.respond('/member/game/play1', { kind: 'drop' }),
        },
        outcome,
      ),
    checkPlaying: async (app, outcome) => {
      const playing = 'name' in outcome && outcome.name === 'still in play';
      await app.control.playing({ account: app.account, playing });
      await app.respond('/member/profile/common/layout', real);
    },
    leave: (app, outcome) =>
      byName(
        {
          left: () => app.respond('/member/game/leave1', success),
          refused: () => app.respond('/member/game/leave1', refusal(999)),
        },
        outcome,
      ),
  },
  assert: {
    openingWindow: (app) => expect(playBar(app.page)).toContainText('Opening the game'),
    popupBlocked: ({ page }) => expect(dialog(page)).toContainText('Your browser blocked the pop-up'),
    'windowed.starting.preparing.acquiringLock': (app) => expect(leaveOrCancel(app)).toBeVisible(),
    'windowed.starting.preparing.checkingSession': (app) => expect(leaveOrCancel(app)).toBeVisible(),
    'windowed.starting.preparing.recheckWait': (app) => expect(leaveOrCancel(app)).toBeVisible(),
    'windowed.starting.preparing.recheckingSession': (app) => expect(leaveOrCancel(app)).toBeVisible(),
    'windowed.starting.preparing.awaitingChannel': (app) => expect(leaveOrCancel(app)).toBeVisible(),
    'windowed.starting.committed.requestingPlay.wanted': (app) => expect(leaveOrCancel(app)).toBeVisible(),
    'windowed.starting.committed.requestingPlay.unwanted.cancelled': seeTakenBack,
    'windowed.starting.committed.requestingPlay.unwanted.forced': seeTakenBack,
    'windowed.starting.committed.awaitingUrl': (app) => expect(leaveOrCancel(app)).toBeVisible(),
    'windowed.starting.preparing.channelMissing': 'transient',
    'windowed.starting.committed.urlMissing': 'transient',
    'windowed.playing.arriving': 'transient',
    'windowed.playing.loading': async (app) => {
      await expect(playBar(app.page)).toHaveAttribute('aria-busy', 'true');
      await expect(frame(app)).toHaveAttribute('src', `${app.gamesUrl}/service`);
    },
    'windowed.playing.overdue': async (app) => {
      await expect(playBar(app.page)).toHaveAttribute('aria-busy', 'true');
      await expect(playBarAction(app.page, 'Open in a new window')).toBeVisible();
    },
    'windowed.playing.loadFailed': async (app) => {
      await expect(playBar(app.page)).toContainText('cannot be opened here');
      await expect(playBarAction(app.page, 'Open in a new window')).toBeVisible();
    },
    'windowed.playing.poppingOut': 'transient',
    'windowed.playing.inGame': async (app) => {
      if (arrange(app).framed) {
        await expect(
          frame(app).contentFrame().getByRole('heading', { name: 'Customer service' }),
        ).toBeVisible();
        return expect(playBar(app.page)).not.toHaveAttribute('aria-busy');
      }
      await expect(playBarAction(app.page, 'Show game')).toBeVisible();
      await expect(await gameWindow(app)).toHaveURL(/\/service$/);
    },
    'windowed.playing.windowClosed.operator.checking': (app) => expect(leaveOrCancel(app)).toBeVisible(),
    'windowed.playing.windowClosed.operator.pausing': (app) => expect(leaveOrCancel(app)).toBeVisible(),
    'windowed.playing.windowClosed.wait.certain': (app) =>
      expect(playBarAction(app.page, 'Leave')).toBeVisible(),
    'windowed.playing.windowClosed.wait.uncertain': (app) =>
      expect(playBarAction(app.page, 'Leave')).toBeVisible(),
    'windowed.playing.windowClosed.wait.confirming': (app) =>
      expect(playBar(app.page)).toContainText('Did you close the game window?'),
    'windowed.switching': 'transient',
    'quitting.leaving': (app) => expect(playBar(app.page)).toContainText('Leaving'),
    'quitting.left': (app) => expect(playBar(app.page)).toContainText('Leaving'),
    'quitting.awaitingLeave': (app) => expect(playBar(app.page)).toContainText('Leaving'),
    ended: (app) => expect(playBar(app.page)).toHaveCount(0),
  },
  assertEmitted: {
    'modal.request': ({ page }, { modal }) =>
      expect(dialog(page)).toContainText(
        { maintenance: 'closed for maintenance', playClosed: 'You have reached your limit for losses' }[
          modal.kind as string
        ] ?? 'Your browser blocked the pop-up',
      ),
    notice: async (app, notice) => {
      await expect(toast(app.page, wordsOf(notice)).first()).toBeVisible();
      if (!('text' in notice) || !['no_realtime', 'pg.start_failed'].includes(notice.text)) return;
      await seeExplained(app, wordsOf(notice));
      await closeByButton(await gameWindow(app), 'Close window');
      await expect.poll(() => openedBy(app)).toEqual([]);
    },
  },
} satisfies Driver<typeof gameLaunchMachine, AppFixture>;
