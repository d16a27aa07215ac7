import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { DOMWindow } from 'jsdom';
import { desktopSize } from '#tests/support/viewports.ts';
import { DomClock } from './clock.ts';
import { DomLocator, isShown } from './locator.ts';
import { DomNetwork, type DomRequest, type DomResponse, isUrl } from './network.ts';
import { type LoadedWindow, loadWindow, type Storage } from './window.ts';

/** Milliseconds, as those of the browser tests. */
export const waitTime = 7_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Listener = (seen: never) => void;
interface Posted {
  form?: Record<string, string>;
  data?: unknown;
  headers?: Record<string, string>;
}
type Wanted<T> = string | RegExp | ((seen: T) => boolean);

/**
 * The app in an emulated document, without a browser: the part of Playwright's page that specs without a layout use.
 * Requests and sockets reach the sandbox at `origin`.
 */
export class DomPage {
  private readonly origin: string;
  private loaded: LoadedWindow | undefined;
  private readonly viewport: { width: number; height: number };
  private readonly listeners: [string, Listener][] = [];
  private readonly initScripts: string[] = [];
  private readonly network = new DomNetwork((event, seen) => this.emit(event, seen));
  readonly clock = new DomClock();
  user!: UserEvent;

  constructor(origin: string, viewport = desktopSize) {
    this.origin = origin;
    this.viewport = viewport;
  }

  get window(): DOMWindow {
    if (!this.loaded) throw new Error('the page has not been loaded: page.goto(path)');
    return this.loaded.window;
  }
  private get root(): DomLocator {
    return new DomLocator(this, () => [this.window.document.documentElement]);
  }

  on(event: string, listener: Listener): void {
    this.listeners.push([event, listener]);
  }
  private emit(event: string, seen: unknown): void {
    for (const [name, listener] of this.listeners) if (name === event) listener(seen as never);
  }
  route = this.network.route;
  unroute = this.network.unroute;
  unrouteAll = this.network.unrouteAll;

  /** Runs a function in each page that is loaded next, before the app. */
  async addInitScript(task: unknown, argument?: unknown): Promise<void> {
    this.initScripts.push(`(${String(task)})(${argument === undefined ? '' : JSON.stringify(argument)})`);
  }
  /** Requests beside those of the page, and without its cookies. */
  readonly request = {
    post: (path: string, { form, data, headers }: Posted = {}) =>
      fetch(new URL(path, this.origin), {
        method: 'POST',
        body: form ? new URLSearchParams(form) : JSON.stringify(data),
        headers: { ...headers, ...(data !== undefined && { 'content-type': 'application/json' }) },
      }),
  };

  waitForLoadState = async (_state: 'networkidle') => {
    await this.until(() => this.network.isIdle() || undefined, 'the end of the requests');
  };
  waitForResponse = (wanted: Wanted<DomResponse>) => this.waitForSeen('response', wanted);
  waitForEvent = (event: string, wanted: (seen: never) => boolean) =>
    this.waitForSeen(event, wanted as Wanted<DomRequest>);
  private waitForSeen<T extends { url: () => string }>(event: string, wanted: Wanted<T>): Promise<T> {
    const isWanted = typeof wanted === 'function' ? wanted : (seen: T) => isUrl(seen.url(), wanted);
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`no ${event} ${wanted} in time`)), waitTime);
      this.on(event, (seen: T) => {
        if (!isWanted(seen)) return;
        clearTimeout(late);
        resolve(seen);
      });
    });
  }

  /** Loads a page of the site; storage is kept. */
  async goto(path: string): Promise<void> {
    const kept = this.close();
    const url = new URL(path, this.origin);
    const response = await this.network.send(url.href, {}, 'document');
    const text = await response.text();
    // Other files of the site, where storage can be set before the app is loaded.
    const html = response.headers.get('content-type')?.includes('html') ? text : undefined;
    const onError = (text: string) => {
      this.emit('console', { type: () => 'error', text: () => text });
    };
    this.loaded = loadWindow({
      url: url.href,
      html,
      kept,
      viewport: this.viewport,
      onError,
      send: (request, init) => this.network.send(request, init, 'fetch'),
      onCreated: (window) => {
        this.clock.follow(window);
        for (const script of this.initScripts) window.eval(script);
      },
    });
    const { document, Event, HTMLElement } = this.window;
    // A page that nobody uses leaves out what is far down.
    this.window.dispatchEvent(new Event('pointermove'));
    this.user = userEvent.setup({ delay: null, document, pointerEventsCheck: 0 });
    document.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest('[popovertarget]');
      const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '');
      if (panel instanceof HTMLElement) panel.togglePopover();
    });
  }
  async reload(): Promise<void> {
    const { hash, pathname, search } = this.window.location;
    await this.goto(pathname + search + hash);
  }
  /** Goes back in the history of the page that is loaded. */
  async goBack(): Promise<void> {
    this.window.history.back();
  }
  url(): string {
    return this.loaded?.window.location.href ?? 'about:blank';
  }
  async title(): Promise<string> {
    return this.window.document.title;
  }
  viewportSize() {
    return this.viewport;
  }
  /** Runs a function in the page, as Playwright does: without what it closes over. */
  evaluate(task: unknown, argument?: unknown): Promise<unknown> {
    return this.run(task, argument);
  }
  async run(task: unknown, ...given: unknown[]): Promise<unknown> {
    const run = this.window.eval(`(${String(task)})`) as (...all: unknown[]) => unknown;
    const result = await run(...given);
    return result === undefined ? undefined : JSON.parse(JSON.stringify(result));
  }
  /** Ends the page; returns what a next one keeps. */
  close(): Storage {
    if (!this.loaded) return { local: {}, session: {}, cookies: '' };
    this.clock.leave();
    const { document, localStorage, sessionStorage } = this.window;
    const kept = { local: { ...localStorage }, session: { ...sessionStorage }, cookies: document.cookie };
    this.loaded.close();
    this.loaded = undefined;
    return kept;
  }

  /** Waits until `find` returns something. Throws its last error, or one that names `what`. */
  async until<T>(find: () => T | undefined, what: string): Promise<T> {
    const began = performance.now();
    for (;;) {
      let problem: unknown;
      try {
        const found = find();
        if (found !== undefined) return found;
      } catch (error) {
        problem = error;
      }
      if (performance.now() - began > waitTime) throw problem ?? new Error(`${what} does not appear`);
      await pause(10);
    }
  }

  /** Enters a value as Playwright's `fill` does: at once, with one input event. */
  async enter(element: HTMLInputElement | HTMLTextAreaElement, value: string): Promise<void> {
    const { HTMLInputElement, HTMLTextAreaElement, InputEvent } = this.window;
    element.focus();
    const { prototype } = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  }

  readonly keyboard = {
    /** Presses a key. Escape closes the uppermost dialog, which a browser does by itself. */
    press: async (key: string): Promise<void> => {
      const { document, Event } = this.window;
      let isPrevented = false;
      const watch = (event: KeyboardEvent) => {
        isPrevented = event.defaultPrevented;
      };
      this.window.addEventListener('keydown', watch);
      await this.user.keyboard(`{${key}}`);
      this.window.removeEventListener('keydown', watch);
      const dialog = [...document.querySelectorAll('dialog')].filter(isShown).at(-1);
      if (key !== 'Escape' || isPrevented || !dialog) return;
      if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
    },
  };

  getByRole = (...given: Parameters<DomLocator['getByRole']>) => this.root.getByRole(...given);
  getByLabel = (...given: Parameters<DomLocator['getByLabel']>) => this.root.getByLabel(...given);
  getByText = (...given: Parameters<DomLocator['getByText']>) => this.root.getByText(...given);
  locator = (...given: Parameters<DomLocator['locator']>) =>
    given[0] === 'html' ? this.root : this.root.locator(...given);
}
