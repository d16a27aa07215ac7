import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { type DOMWindow, JSDOM, VirtualConsole } from 'jsdom';
import { domBuildDir } from './build.ts';

let app: Script | undefined;

/** What a page keeps when it is loaded again. */
export interface Storage {
  local: Record<string, string>;
  session: Record<string, string>;
  cookies: string;
}

export interface LoadedWindow {
  window: DOMWindow;
  close(): void;
}

interface Load {
  url: string;
  /** The HTML of a page with the app; undefined for a document without it. */
  html: string | undefined;
  kept: Storage;
  viewport: { width: number; height: number };
  /** Sends the requests of the page. */
  send: (url: string, init: RequestInit) => Promise<Response>;
  /** Called before the app runs. */
  onCreated: (window: DOMWindow) => void;
  /** Receives errors that the page throws or logs. */
  onError: (text: string) => void;
}

/**
 * Loads the app from the page's HTML into an emulated document at `url`. Without a layout: every media query for a least
 * width matches, nothing has a size but the tiles of a hall, and nothing is observed but the first size.
 */
export function loadWindow({ url, html, kept, viewport, onCreated, onError, send }: Load): LoadedWindow {
  app ??= new Script(readFileSync(`${domBuildDir}/app.js`, 'utf8'), { filename: 'app.js' });
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('error', (...given: unknown[]) => onError(given.map(String).join(' ')));
  virtualConsole.on('jsdomError', (error) => {
    if (!/^(?:Not implemented|Could not load)/.test(error.message)) onError(String(error));
  });
  const leaving = new AbortController();
  const dom = new JSDOM(html === undefined ? '' : withoutFiles(html), {
    url,
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    virtualConsole,
    beforeParse: (window) => addBrowser(window, { viewport, send, leaving: leaving.signal }),
  });
  const { window } = dom;
  Object.assign(window.localStorage, kept.local);
  Object.assign(window.sessionStorage, kept.session);
  for (const cookie of kept.cookies.split('; ').filter(Boolean)) window.document.cookie = `${cookie}; path=/`;
  onCreated(window);
  // Style sheets change nothing here, and the app waits until they have loaded.
  new window.MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof window.HTMLLinkElement) node.dispatchEvent(new window.Event('load'));
  }).observe(window.document.head, { childList: true });
  if (html !== undefined) app.runInContext(dom.getInternalVMContext());
  return {
    window,
    close() {
      // An aborted request would be tried again later, or its socket.
      const never = () => 0;
      Object.assign(window, { setTimeout: never, setInterval: never });
      leaving.abort();
      window.close();
    },
  };
}

/** The page without the scripts and styles of the build, whose modules an emulated document cannot run. */
const withoutFiles = (html: string) =>
  html
    .replace(/<script[^>]*\ssrc=[^>]*><\/script>/g, '')
    .replace(/<link rel="(?!icon)[^>]*>/g, '')
    .replace('</head>', `${gridStyle}</head>`);

/** The sizes from which a hall counts the tiles in sight: one in a row, and nine rows. */
const gridStyle = '<style>* { --tile-min: 100px; --tile-block: 100px }</style>';

/** Adds what the emulation lacks and the app uses. */
function addBrowser(
  window: DOMWindow,
  { leaving, send, viewport }: Pick<Load, 'send' | 'viewport'> & { leaving: AbortSignal },
) {
  class Observer {
    observe(_target: Element) {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  /** Reports what it observes once, as browsers do first of all. */
  class SizeObserver extends Observer {
    private readonly report: (entries: { target: Element }[]) => void;
    private isEnded = false;
    constructor(report: (entries: { target: Element }[]) => void) {
      super();
      this.report = report;
    }
    override observe(target: Element) {
      window.requestAnimationFrame(() => this.isEnded || this.report([{ target }]));
    }
    override disconnect() {
      this.isEnded = true;
    }
  }
  const own = {
    matchMedia: (media: string) => ({
      media,
      matches: /min-width|width >=|prefers-reduced-motion/.test(media),
      addEventListener() {},
      removeEventListener() {},
    }),
    fetch: (input: string, { signal, ...init }: RequestInit = {}) => {
      const ended = new AbortController();
      signal?.addEventListener('abort', () => ended.abort(signal.reason));
      return send(new URL(input, window.location.href).href, {
        ...init,
        signal: AbortSignal.any([ended.signal, leaving]),
      });
    },
    scrollTo() {},
    ResizeObserver: SizeObserver,
    IntersectionObserver: Observer,
    Headers,
    Request,
    Response,
    structuredClone,
    TextDecoder,
    TextEncoder: encoderOf(window),
    MessageChannel,
    BroadcastChannel: SilentChannel,
  };
  Object.assign(window, own, { innerWidth: viewport.width, innerHeight: viewport.height });
  Object.assign(window.performance, { mark() {}, measure() {} });
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, configurable: true });
  define(window.navigator, 'locks', createLocks());
  define(window.crypto, 'subtle', crypto.subtle);
  const element = window.Element.prototype;
  for (const name of ['scroll', 'scrollBy', 'scrollIntoView', 'scrollTo']) define(element, name, () => {});
  define(element, 'getAnimations', () => []);
  define(window.HTMLImageElement.prototype, 'decode', async () => {});
  addDialogs(window);
}

/** Encodes into arrays of the window, which are those that its scripts know. */
function encoderOf(window: DOMWindow) {
  return class {
    encode = (text: string) => window.Uint8Array.from(new TextEncoder().encode(text));
  };
}

/** There are no other tabs. */
class SilentChannel extends EventTarget {
  postMessage() {}
  close() {}
}

/** Locks of one tab that nobody else holds. */
function createLocks() {
  type Granted = (lock: object | null) => unknown;
  const held = new Map<string, Promise<unknown>>();
  return {
    async request(name: string, options: { ifAvailable?: boolean } | Granted, callback?: Granted) {
      const granted = callback ?? (options as Granted);
      const { ifAvailable = false } = callback ? (options as { ifAvailable?: boolean }) : {};
      const before = held.get(name);
      if (before && ifAvailable) return granted(null);
      await before;
      const task = Promise.resolve(granted({ name }));
      held.set(
        name,
        task.catch(() => {}),
      );
      try {
        return await task;
      } finally {
        held.delete(name);
      }
    },
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })), pending: [] }),
  };
}

/** Modal dialogs and popovers, of which the emulation knows the elements only. */
function addDialogs(window: DOMWindow) {
  const dialog = window.HTMLDialogElement.prototype;
  const show = function (this: HTMLDialogElement) {
    this.open = true;
    const target =
      this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>(focusable);
    (target ?? this).focus();
  };
  const hide = function (this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new window.Event('close'));
  };
  Object.assign(dialog, { show, showModal: show, close: hide });
  const toggle = (open: boolean) =>
    function (this: HTMLElement) {
      if (this.hasAttribute('data-popover-open') === open) return;
      const states = { oldState: open ? 'closed' : 'open', newState: open ? 'open' : 'closed' };
      this.dispatchEvent(Object.assign(new window.Event('beforetoggle'), states));
      this.toggleAttribute('data-popover-open', open);
      this.dispatchEvent(Object.assign(new window.Event('toggle'), states));
    };
  Object.assign(window.HTMLElement.prototype, {
    showPopover: toggle(true),
    hidePopover: toggle(false),
    togglePopover(this: HTMLElement, force = !this.hasAttribute('data-popover-open')) {
      toggle(force).call(this);
    },
  });
}

const focusable = 'input:not([type=hidden]), select, textarea, button, a[href], [tabindex="0"]';
