import { expect, type Page, type Route } from '@playwright/test';
import { waitingWindows } from '#contract/messages.ts';
import type { gameLaunchMachine } from '#machines/game-launch.machine.ts';
import type { Driver } from '#qa/walk/driver.ts';
import { dialog, playBar, tile, toast } from '../../support/steps.ts';
import type { House } from '../app-fixture.ts';
import { wordsOf } from '../notices.ts';
import { act, playBarHands, wayOut } from '../play-bar.ts';
import { byName, real, refusal, success } from '../responses.ts';
import { lanternStreet, liveTable } from '../test-data.ts';

/** What must be arranged before the press that starts a launch, since it takes effect within it. */
interface Arranged {
  blocked: boolean;
  seatHeld: boolean;
  /** The game is shown in the page. */
  framed: boolean;
}
const arranged = new WeakMap<House, Arranged>();
const arrange = (house: House) => {
  const known = arranged.get(house) ?? { blocked: false, seatHeld: false, framed: false };
  arranged.set(house, known);
  return known;
};

/** A gesture allows one window. This takes it. */
export async function spendGesture(page: Page) {
  await page.evaluate(() =>
    document.addEventListener('click', () => window.open('about:blank', 'thief')?.close(), {
      capture: true,
      once: true,
    }),
  );
}
async function holdSeatElsewhere(house: House) {
  const other = await house.otherTab();
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
async function press(house: House, act: () => Promise<void>) {
  const { blocked, seatHeld } = arrange(house);
  if (seatHeld) await holdSeatElsewhere(house);
  if (blocked) await spendGesture(house.page);
  await act();
}

export const joined = async (house: House) => {
  const id = await house.page.evaluate(() => localStorage.getItem('member_id'));
  await expect
    .poll(async () => (await house.control.channels())[`presence-member.USD`] ?? id === null)
    .toBeTruthy();
};
export const openedBy = async ({ context, page }: House) => {
  const openers = await Promise.all(context.pages().map((one) => one.opener()));
  return context.pages().filter((_, place) => openers[place] === page);
};
export const gameWindow = async (house: House) => {
  await expect.poll(async () => (await openedBy(house)).length).toBeGreaterThan(0);
  return (await openedBy(house)).at(-1) as Page;
};

/** The page keeps its hold of the window, so that it can be asked whether it has noticed the window's end. */
export const noteWindow = (page: Page) =>
  page.addInitScript((name) => {
    const held = window as { gameWindow?: Window | null };
    const open = window.open.bind(window);
    window.open = (url, target, features) => {
      const opened = open(url, target, features);
      if (target === name) held.gameWindow = opened;
      return opened;
    };
  }, waitingWindows.gameWindow);
export const noticedEnd = (page: Page) =>
  page.waitForFunction(() => (window as { gameWindow?: Window | null }).gameWindow?.closed);

/** The name that this launch was given, as the operator is being told. */
const launchIds = new WeakMap<House, string>();
const noteLaunch = (house: House) =>
  house.page.on('request', (request) => {
    if (!request.url().endsWith('/member/game/play1')) return;
    launchIds.set(house, String((request.postDataJSON() as { extra?: string }).extra));
  });

/** What the frame asks the provider for, kept waiting; windows are let through. */
const frames = new WeakMap<House, Route[]>();
const holdFrame = async (house: House) => {
  const held: Route[] = [];
  frames.set(house, held);
  await house.page.route(`${house.gamesAddress}/service`, (route) => void held.push(route));
};
const frameAsked = async (house: House) => {
  await expect.poll(() => frames.get(house)?.length).toBe(1);
  return frames.get(house)?.pop() as Route;
};
const frame = ({ page }: House) => page.getByRole('dialog').locator('iframe');

export const prepare = async (house: House, { joined: isJoined }: { joined: boolean }, path?: string) => {
  noteLaunch(house);
  await noteWindow(house.page);
  await house.remember();
  await house.control.answerJoins({ answer: isJoined });
  await house.enter(path);
  if (isJoined) await joined(house);
  await expect(house.page.getByRole('banner').locator('data')).toBeVisible();
  for (const path of ['/member_info', '/member/game/play1', '/member/game/leave1'] as const)
    await house.hold(path);
  await house.hold('/member/profile/common/layout');
};

const seeTakenBack = async (house: House) => {
  await expect(playBar(house.page)).toContainText('Leaving');
  await expect.poll(() => openedBy(house)).toEqual([]);
};

export const driver = {
  actor: 'playDesk/gameLaunch',
  start: async (house, input) => {
    if (input?.input.desktop === false) await house.page.setViewportSize({ width: 900, height: 800 });
    const name = input?.input.game.name ?? lanternStreet.name;
    arrange(house).framed = name === liveTable.name;
    if (arrange(house).framed) await holdFrame(house);
    const path = arrange(house).framed
      ? `/gameHall/${liveTable.gtId}?gp=${encodeURIComponent('["GPAG"]')}`
      : '/';
    await prepare(house, { joined: input?.input.joined ?? true }, path);
    await press(house, () => tile(house.page, name).click());
    // The first answers come at once, from the browser itself.
    await expect(
      house.page.locator(
        '[data-machine="gameLaunch"][data-state$="openingWindow"], [data-state$="takingSeat"]',
      ),
    ).toHaveCount(0);
  },
  do: {
    'launch.request': (house, event) => tile(house.page, 'game' in event ? event.game.name : '').click(),
    ...playBarHands,
    'launch.frameLoaded': async (house) => (await frameAsked(house)).continue(),
    // Whoever leads the frame to a host that the site does not name is kept out by the page's policy.
    'launch.frameFailed': async (house) =>
      (await frameAsked(house)).fulfill({ status: 302, headers: { location: 'https://elsewhere.example/' } }),
    'launch.popOut': (house) => press(house, () => act(house, 'Open in a new window').click()),
    'window.closed': async (house) => {
      await (await gameWindow(house)).close();
      await noticedEnd(house.page);
      await house.tick(500);
    },
    'lobby.returned': async (house) => {
      const tab = await house.otherTab();
      await tab.evaluate(() => new BroadcastChannel('gamehall').postMessage({ type: 'lobby.returned' }));
    },
    'realtime.joined': (house) => house.control.answerJoins({ answer: true }).then(() => undefined),
    'realtime.parted': async (house) => {
      await house.control.answerJoins({ answer: false });
      await house.control.cutSockets();
    },
    'realtime.gameUrl': async (house, event) => {
      const own = 'extra' in event && event.extra === 'launch-1';
      const url = `${house.gamesAddress}/service`;
      await house.publish('.game.url', { url, extra: own ? launchIds.get(house) : 'another launch' });
    },
    'realtime.forwardStatus': (house, event) =>
      house.publish('.forward_game.status', {
        code: 'code' in event ? event.code : '',
        message: 'message' in event ? event.message : '',
      }),
    'realtime.memberCash': (house) => house.publish('.member.cash', { cash: 100 }),
    'modal.answered.popupBlocked': (house, event) => {
      const yes = 'answer' in event && event.answer === 'yes';
      const button = dialog(house.page).getByRole('button', { name: yes ? 'Open game' : 'Not now' });
      return yes ? press(house, () => button.click()) : button.click();
    },
    openWindow: async (house, outcome) => {
      arrange(house).blocked = 'name' in outcome && outcome.name === 'blocked';
    },
    popOut: async (house, outcome) => {
      const opened = 'name' in outcome && outcome.name === 'opened';
      arrange(house).blocked = !opened;
      arrange(house).framed = !opened;
    },
    takeSeat: async (house, outcome) => {
      arrange(house).seatHeld = 'name' in outcome && outcome.name !== 'taken';
    },
    checkSession: (house, outcome) =>
      byName(
        {
          valid: () => house.answer('/member_info', real),
          invalid: () => house.answer('/member_info', { kind: 'status', status: 401 }),
          'nobody says': () => house.answer('/member_info', { kind: 'drop' }),
        },
        outcome,
      ),
    play: (house, outcome) =>
      byName(
        {
          accepted: () => house.answer('/member/game/play1', success),
          maintenance: () =>
            house.answer('/member/game/play1', refusal(203, { start_at: '2026-11-21 02:00:00' })),
          refused: () => house.answer('/member/game/play1', refusal(999)),
          'lost on the way': () => house.answer('/member/game/play1', { kind: 'drop' }),
        },
        outcome,
      ),
    askPlaying: async (house, outcome) => {
      const playing = 'name' in outcome && outcome.name === 'still in play';
      await house.control.playing({ account: house.account, playing });
      await house.answer('/member/profile/common/layout', real);
    },
    leave: (house, outcome) =>
      byName(
        {
          left: () => house.answer('/member/game/leave1', success),
          refused: () => house.answer('/member/game/leave1', refusal(999)),
        },
        outcome,
      ),
  },
  see: {
    openingWindow: (house) => expect(playBar(house.page)).toContainText('Opening the table'),
    popupBlocked: ({ page }) => expect(dialog(page)).toContainText('Your browser held the window back'),
    'windowed.starting.preparing.takingSeat': (house) => expect(wayOut(house)).toBeVisible(),
    'windowed.starting.preparing.checkingSession': (house) => expect(wayOut(house)).toBeVisible(),
    'windowed.starting.preparing.recheckWait': (house) => expect(wayOut(house)).toBeVisible(),
    'windowed.starting.preparing.recheckingSession': (house) => expect(wayOut(house)).toBeVisible(),
    'windowed.starting.preparing.awaitingChannel': (house) => expect(wayOut(house)).toBeVisible(),
    'windowed.starting.committed.requestingPlay.wanted': (house) => expect(wayOut(house)).toBeVisible(),
    'windowed.starting.committed.requestingPlay.unwanted.cancelled': seeTakenBack,
    'windowed.starting.committed.requestingPlay.unwanted.forced': seeTakenBack,
    'windowed.starting.committed.awaitingUrl': (house) => expect(wayOut(house)).toBeVisible(),
    'windowed.playing.arriving': 'transient',
    'windowed.playing.loading': async (house) => {
      await expect(playBar(house.page)).toHaveAttribute('aria-busy', 'true');
      await expect(frame(house)).toHaveAttribute('src', `${house.gamesAddress}/service`);
    },
    'windowed.playing.overdue': async (house) => {
      await expect(playBar(house.page)).toHaveAttribute('aria-busy', 'true');
      await expect(act(house, 'Open in a new window')).toBeVisible();
    },
    'windowed.playing.unloaded': async (house) => {
      await expect(playBar(house.page)).toContainText('does not open here');
      await expect(act(house, 'Open in a new window')).toBeVisible();
    },
    'windowed.playing.poppingOut': 'transient',
    'windowed.playing.inGame': async (house) => {
      if (arrange(house).framed) {
        await expect(
          frame(house).contentFrame().getByRole('heading', { name: 'Customer service' }),
        ).toBeVisible();
        return expect(playBar(house.page)).not.toHaveAttribute('aria-busy');
      }
      await expect(playBar(house.page)).toContainText('In play');
      await expect(await gameWindow(house)).toHaveURL(/\/service$/);
    },
    'windowed.playing.confirmingClosed': (house) => expect(act(house, 'Leave')).toBeVisible(),
    'windowed.playing.unseen': (house) => expect(act(house, 'Leave')).toBeVisible(),
    'windowed.switching': 'transient',
    'quitting.asking': (house) => expect(playBar(house.page)).toContainText('Leaving'),
    'quitting.left': (house) => expect(playBar(house.page)).toContainText('Leaving'),
    'quitting.settling': (house) => expect(playBar(house.page)).toContainText('Leaving'),
    ended: (house) => expect(playBar(house.page)).toHaveCount(0),
  },
  hear: {
    'modal.request': ({ page }, { modal }) =>
      expect(dialog(page)).toContainText(
        modal.kind === 'maintenance' ? 'closed for maintenance' : 'Your browser held the window back',
      ),
    notice: ({ page }, notice) => expect(toast(page, wordsOf(notice)).first()).toBeVisible(),
  },
} satisfies Driver<typeof gameLaunchMachine, House>;
