import { chromium, type Page } from '@playwright/test';
import type { Fixture, FixtureFactory } from 'xstate-path-tests';
import { callHook, openBrowser } from 'xstate-path-tests/walk';
import type { Path } from '#contract/endpoints.ts';
import { channels } from '#contract/realtime.ts';
import { resizeDebounce } from '#contract/times.ts';
import { type ControlClient, createControlClient } from '#sandbox/server/control-client.ts';
import type { ScriptedResponse, SignedInMember } from '#sandbox/server/control-protocol.ts';
import { startSandbox } from '#sandbox/server/server.ts';
import { axeViolations } from '#tests/support/accessibility.ts';
import { fullBrowser, headlessShell } from '#tests/support/chromium.ts';
import { expect } from '#tests/support/expect.ts';
import { captchaAnswer } from '#tests/support/fixtures.ts';
import { movePointer } from '#tests/support/move-pointer.ts';
import { buildForQa, qaBuildDir } from '#tests/support/qa-build.ts';
import { createPageSource, leaveApp } from '#tests/support/reused-page.ts';
import { translatePage } from '#tests/support/translate-page.ts';
import { desktopSize } from '#tests/support/viewports.ts';

/** The app in a page and its sandbox back end, both controlled by the walker. */
export interface AppFixture extends Fixture {
  control: ControlClient;
  url: string;
  gamesUrl: string;
  account: string;
  /** Holds every later call to `path`. */
  hold(path: Path): Promise<void>;
  /** Waits for a held call to `path` and responds to it. */
  respond(path: Path, response: ScriptedResponse): Promise<void>;
  /** Responds to held and to later calls to `path`. */
  respondToAll(path: Path, response: ScriptedResponse): Promise<void>;
  /** Stores a signed-in member as an earlier visit does; the page must not be loaded yet. */
  storeMember(as?: string): Promise<SignedInMember>;
  /** Loads the app and waits until it is rendered; by default a page that loads fast. */
  openApp(path?: string): Promise<void>;
  /** A second tab of the same browser, on a page of the site without the app. */
  otherTab(): Promise<Page>;
  /** Signs a member in, in another tab; stores the token again if the member is signed in already. */
  signInInOtherTab(): Promise<void>;
  signOutInOtherTab(): Promise<void>;
  /** Signs a member in and out in another tab before this tab reads storage. */
  signInAndOutInOtherTab(): Promise<void>;
  /** Publishes a realtime event on the member's private channel. */
  publish(event: string, data: unknown): Promise<void>;
  /** Publishes a realtime event without data on a channel of all pages, by default the public one. */
  broadcast(event: string, channel?: string): Promise<void>;
}

const account = 'second_seat';
/** Machines with paths that need the pop-up blocker or the error page of a blocked frame. */
const needFullBrowser = new Set([
  'demo-play',
  'game-launch',
  'payment-window',
  'play-coordinator',
  'hand-off',
]);

/** Machines whose pages a browser translates while they are walked. */
const translated = new Set(['sign-in', 'wallet-transfer']);

export const fixture: FixtureFactory<AppFixture> = {
  prepare: async () => buildForQa(),
  async begin(options) {
    const { headed } = options;
    const sandbox = await startSandbox({
      port: 0,
      gamesPort: 0,
      controlPort: 0,
      databaseFile: ':memory:',
      distDir: qaBuildDir,
    });
    const control = createControlClient(sandbox.control ?? '');
    const full = createPageSource(() => openBrowser(chromium, options, fullBrowser), sandbox);
    const shell = createPageSource(() => openBrowser(chromium, options, headlessShell), sandbox);
    return {
      async open({ machine }) {
        await control.reset();
        await control.captcha({ answer: captchaAnswer });
        await control.setJoinPolicy({ policy: true });
        await control.bulletins({ items: [] });
        const pages = headed || needFullBrowser.has(machine) ? full : shell;
        const page = await pages.take({
          baseURL: sandbox.url,
          viewport: desktopSize,
          locale: 'en-US',
          reducedMotion: 'reduce',
        });
        page.on('load', movePointer);
        if (translated.has(machine)) await page.addInitScript(translatePage);
        return createAppFixture(page, control, sandbox);
      },
      check: async ({ page }, { machine, state }) => {
        // Until the width is stable the page has the layout of another one, whose search is squeezed.
        const isSqueezed = machine === 'device' && state === 'desktop.debouncing';
        const without = isSqueezed ? ['target-size'] : [];
        const violations = await axeViolations(page, { frames: false, without });
        if (violations.length > 0) throw new Error(`accessibility: ${violations.join('; ')}`);
      },
      faults: { signOut: (app) => app.signOutInOtherTab() },
      close: ({ page }) => (full.isLent(page) ? full : shell).release(),
      async end() {
        await Promise.all([full.close(), shell.close()]);
        await sandbox.close();
      },
    };
  },
};

function createAppFixture(
  page: Page,
  control: ControlClient,
  { url, gamesUrl }: { url: string; gamesUrl: string },
): AppFixture {
  const held = new Map<Path, string>();
  let tab: Page | undefined;
  let member: SignedInMember | undefined;
  const context = page.context();
  return {
    page,
    context,
    control,
    url,
    gamesUrl,
    account,
    tick: async (ms) => {
      await callHook(page, 'tick', ms);
    },
    async hold(path) {
      const { id } = await control.script({ path, hold: true, times: 1_000, response: { kind: 'real' } });
      held.set(path, id);
    },
    async respond(path, response) {
      const id = held.get(path) ?? '';
      const released = async () => (await control.release({ id, response })).released;
      await expect
        .poll(released, { message: `a call to ${path} is held`, intervals: [10] })
        .toBeGreaterThan(0);
    },
    async respondToAll(path, response) {
      await control.script({ path, response, times: 1_000, replace: true });
      await control.release({ id: held.get(path) ?? '', response });
    },
    async storeMember(as = account) {
      member = await control.signIn({ account: as });
      await leaveApp(page);
      await page.evaluate((stored) => Object.assign(localStorage, stored), storedAs(member));
      return member;
    },
    async openApp(path = '/faq') {
      await page.goto(path);
      await page.getByRole('banner').waitFor();
    },
    async otherTab() {
      if (tab) return tab;
      tab = await context.newPage();
      await tab.goto('/loading');
      return tab;
    },
    async signInInOtherTab() {
      const other = await this.otherTab();
      const isSignedIn = await other.evaluate(() => localStorage.getItem('token') !== null);
      // Sign-out removed the token.
      if (!isSignedIn) member = await control.signIn({ account });
      await other.evaluate(
        (stored) => {
          const token = localStorage.getItem('token');
          // Removed first, so that the other tab gets a storage event for a new token.
          localStorage.removeItem('token');
          for (const [key, value] of Object.entries(token ? { token } : stored))
            localStorage.setItem(key, value);
        },
        member && !isSignedIn ? storedAs(member) : {},
      );
    },
    async signInAndOutInOtherTab() {
      const other = await this.otherTab();
      await other.evaluate(() => {
        for (const key of ['token', 'member_id', 'member_account']) localStorage.removeItem(key);
        localStorage.setItem('token', 'short-lived');
        localStorage.removeItem('token');
      });
    },
    async signOutInOtherTab() {
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
    async broadcast(event, channel = channels.web()) {
      await control.publish({ channel, event, data: {} });
    },
  };
}

/** Resizes the window and waits until the machines have handled it. */
export async function resizeTo({ page, tick }: AppFixture, width: number) {
  await page.setViewportSize({ width, height: 900 });
  // The browser fires the event asynchronously, before it renders the next frame.
  await page.waitForFunction((wide) => window.innerWidth === wide, width);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await tick(resizeDebounce);
}

/** Storage entries of a signed-in member. */
export const storedAs = ({ token, member_id, member_account, member_currency }: SignedInMember) => ({
  member_id,
  member_account,
  currency: member_currency,
  token,
});

/** Blocks a reload, so that the current page can still be checked. */
export async function blockReload({ page, url }: AppFixture) {
  await page.route(`${url}/**`, (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
  );
}
