import { type Browser, chromium, type Page } from '@playwright/test';
import type { Path } from '#contract/endpoints.ts';
import { resizeDebounce } from '#contract/limits.ts';
import { channels } from '#contract/realtime.ts';
import type { World } from '#qa/walk/driver.ts';
import type { WorldFactory } from '#qa/walk/fixtures.ts';
import { askHook } from '#qa/walk/walker.ts';
import { type ControlClient, createControlClient } from '#sandbox/control-client.ts';
import type { ScriptedAnswer, SignedInMember } from '#sandbox/control-protocol.ts';
import { startSandbox } from '#sandbox/server.ts';
import { chromiumFlags, executablePath } from '../support/chromium.ts';
import { captchaAnswer } from '../support/fixtures.ts';
import { buildForInspection, inspectBuild } from '../support/inspect-build.ts';

/** The app in a page, and the operator behind it, both in a walker's hands. */
export interface House extends World {
  control: ControlClient;
  address: string;
  gamesAddress: string;
  account: string;
  /** Keeps every call to `path` waiting from now on. */
  hold(path: Path): Promise<void>;
  /** Waits until a call to `path` is kept waiting, and answers it. */
  answer(path: Path, answer: ScriptedAnswer): Promise<void>;
  /** Puts a member into storage as an earlier visit left it; the page must not be loaded yet. */
  remember(): Promise<SignedInMember>;
  /** Loads the app and waits for it to be drawn. */
  enter(path?: string): Promise<void>;
  /** A second tab of the same browser, on a page of ours that runs nothing. */
  otherTab(): Promise<Page>;
  /** Somebody signs in in another tab of this browser, or the one who is here signs out there. */
  arrive(): Promise<void>;
  depart(): Promise<void>;
  /** Somebody signs in in another tab and is gone before this one has looked. */
  passThrough(): Promise<void>;
  /** A realtime event on the member's channel, or on a channel of many: everybody's where none is given. */
  publish(event: string, data: unknown): Promise<void>;
  announce(event: string, channel?: string): Promise<void>;
}

const account = 'second_seat';

export const world: WorldFactory<House> = {
  prepare: async () => buildForInspection(),
  async begin({ headed }) {
    const sandbox = await startSandbox({
      port: 0,
      gamesPort: 0,
      controlPort: 0,
      databaseFile: ':memory:',
      distDir: inspectBuild,
    });
    const control = createControlClient(sandbox.control ?? '');
    const browser: Browser = await chromium.launch({
      headless: !headed,
      ...(executablePath && { executablePath }),
      args: chromiumFlags,
      ignoreDefaultArgs: ['--disable-popup-blocking'],
    });
    return {
      async open() {
        await control.reset();
        await control.captcha({ answer: captchaAnswer });
        await control.answerJoins({ answer: true });
        await control.bulletins({ items: [] });
        const context = await browser.newContext({
          baseURL: sandbox.address,
          viewport: { width: 1440, height: 900 },
          locale: 'en-US',
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        return createHouse(page, control, sandbox);
      },
      close: ({ context }) => context.close(),
      async end() {
        await browser.close();
        await sandbox.close();
      },
    };
  },
};

function createHouse(
  page: Page,
  control: ControlClient,
  { address, gamesAddress }: { address: string; gamesAddress: string },
): House {
  const held = new Map<Path, string>();
  let tab: Page | undefined;
  let member: SignedInMember | undefined;
  const context = page.context();
  return {
    page,
    context,
    control,
    address,
    gamesAddress,
    account,
    tick: async (ms) => {
      await askHook(page, 'tick', ms);
    },
    async hold(path) {
      const { id } = await control.script({ path, hold: true, times: 1_000, answer: { kind: 'real' } });
      held.set(path, id);
    },
    async answer(path, answer) {
      const id = held.get(path) ?? '';
      for (let tries = 0; tries < 300; tries += 1) {
        const { released } = await control.release({ id, answer });
        if (released > 0) return;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      throw new Error(`nobody called ${path}`);
    },
    async remember() {
      member = await control.signIn({ account });
      await context.addInitScript((stored) => {
        if (localStorage.getItem('remembered')) return;
        localStorage.setItem('remembered', '1');
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      }, storedAs(member));
      return member;
    },
    async enter(path = '/') {
      await page.goto(path);
      await page.getByRole('banner').waitFor();
    },
    async otherTab() {
      if (tab) return tab;
      tab = await context.newPage();
      await tab.goto('/loading');
      return tab;
    },
    async arrive() {
      const other = await this.otherTab();
      const here = await other.evaluate(() => localStorage.getItem('token') !== null);
      // Whoever went out took the token along.
      if (!here) member = await control.signIn({ account });
      await other.evaluate(
        (stored) => {
          const token = localStorage.getItem('token');
          // Gone first, so that the other tab hears of a token where there was none.
          localStorage.removeItem('token');
          for (const [key, value] of Object.entries(token ? { token } : stored))
            localStorage.setItem(key, value);
        },
        member && !here ? storedAs(member) : {},
      );
    },
    async passThrough() {
      const other = await this.otherTab();
      await other.evaluate(() => {
        for (const key of ['token', 'member_id', 'member_account']) localStorage.removeItem(key);
        localStorage.setItem('token', 'in passing');
        localStorage.removeItem('token');
      });
    },
    async depart() {
      member = undefined;
      const other = await this.otherTab();
      await other.evaluate(() => {
        const memberId = localStorage.getItem('member_id') ?? '';
        for (const key of ['token', 'member_id', 'member_account']) localStorage.removeItem(key);
        new BroadcastChannel('gamehall').postMessage({ type: 'session.ended', memberId });
      });
    },
    async publish(event, data) {
      const id = await page.evaluate(() => localStorage.getItem('member_id'));
      await control.publish({ channel: `private-member.${id}`, event, data });
    },
    async announce(event, channel = channels.web()) {
      await control.publish({ channel, event, data: {} });
    },
  };
}

/** Makes the window so wide that the machines have heard of it and it has settled. */
export async function resizeTo({ page, tick }: House, width: number) {
  await page.setViewportSize({ width, height: 900 });
  // The browser tells of it in its own time, before it draws the next frame.
  await page.waitForFunction((wide) => window.innerWidth === wide, width);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await tick(resizeDebounce);
}

/** Serves home with another word in the site's config document; before the page is loaded. */
export async function changeSite({ page, address }: House, word: string, other: string) {
  await page.route(`${address}/`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(word, other) });
  });
}

/** What signing in leaves in storage. */
export const storedAs = ({ token, member_id, member_account, member_currency }: SignedInMember) => ({
  member_id,
  member_account,
  currency: member_currency,
  token,
});
