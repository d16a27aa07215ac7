import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { DOMWindow } from 'jsdom';
import { DomLocator, isShown } from './locator.ts';
import { type LoadedWindow, loadWindow, type Storage } from './window.ts';

/** Milliseconds, as those of the browser tests. */
export const waitTime = 7_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Listener = (seen: never) => void;

/**
 * The app in an emulated document, without a browser: the part of Playwright's page that specs without a layout use.
 * Requests and sockets reach the sandbox at `origin`.
 */
export class DomPage {
  private readonly origin: string;
  private loaded: LoadedWindow | undefined;
  private readonly listeners: [string, Listener][] = [];
  user!: UserEvent;

  constructor(origin: string) {
    this.origin = origin;
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

  /** Loads a page of the site; storage is kept. */
  async goto(path: string): Promise<void> {
    const kept = this.close();
    const url = new URL(path, this.origin);
    const response = await fetch(url);
    const text = await response.text();
    // Other files of the site, where storage can be set before the app is loaded.
    const html = response.headers.get('content-type')?.includes('html') ? text : undefined;
    const onError = (text: string) => {
      const message = { type: () => 'error', text: () => text };
      for (const [event, listener] of this.listeners) if (event === 'console') listener(message as never);
    };
    this.loaded = loadWindow({ url: url.href, html, kept, onError });
    const { document, HTMLElement } = this.window;
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
  url(): string {
    return this.loaded?.window.location.href ?? 'about:blank';
  }
  async title(): Promise<string> {
    return this.window.document.title;
  }
  viewportSize() {
    return { width: 1_440, height: 900 };
  }
  /** Runs a function in the page, as Playwright does: without what it closes over. */
  async evaluate(task: unknown, argument?: unknown): Promise<unknown> {
    const run = this.window.eval(`(${String(task)})`) as (given: unknown) => unknown;
    const result = await run(argument);
    return result === undefined ? undefined : JSON.parse(JSON.stringify(result));
  }
  /** Ends the page; returns what a next one keeps. */
  close(): Storage {
    if (!this.loaded) return { local: {}, session: {}, cookies: '' };
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
  locator = (...given: Parameters<DomLocator['locator']>) => this.root.locator(...given);
}
