import { expect } from '@playwright/test';
import type { CommandName, Driver } from './webdriver.ts';

/** An element: a CSS selector, and the label or text of the first visible one that is meant. */
export type Target = [css: string, name?: string];

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type Reference = { [elementKey]: string };

/** Runs in the page. */
function findVisible(css: string, name?: string): Element | null {
  const textOf = (element: Element) => {
    const { labels } = element as HTMLInputElement;
    // biome-ignore lint/performance/useDomNodeTextContent: a button also contains the label that it has while busy
    return element.getAttribute('aria-label') ?? (labels?.[0] ?? (element as HTMLElement)).innerText;
  };
  const isMeant = (element: Element) =>
    name === undefined || textOf(element).replace(/\s+/g, ' ').replace(/\*$/, '').trim() === name;
  const found = [...document.querySelectorAll(css)].filter(isMeant);
  return found.find((element) => element.checkVisibility({ visibilityProperty: true })) ?? null;
}

/** Repeats an action until it succeeds. */
async function eventually<T>(act: () => Promise<T>): Promise<T> {
  const results: T[] = [];
  const attempt = async () => void results.push(await act());
  await expect(attempt).toPass({ timeout: 10_000, intervals: [50] });
  return results[0] as T;
}

/** A tab or a window, or a frame in it. An action waits until its element can be used. */
export class Tab {
  readonly handle: string;
  readonly #driver: Driver;
  readonly #frame: Target | undefined;

  constructor(driver: Driver, handle: string, frame?: Target) {
    this.handle = handle;
    this.#driver = driver;
    this.#frame = frame;
  }

  goto = (url: string) => this.#send('Navigate', { url });
  back = () => this.#send('Back');
  reload = () => this.#send('Refresh');
  close = () => this.#send('CloseWindow');
  /** Sets the size of the window in pixels; a browser has a least width. */
  resize = (width: number, height: number) => this.#send('SetWindowRect', { width, height });
  frame = (...target: Target) => new Tab(this.#driver, this.handle, target);

  /** Runs a function in the page; it can use nothing outside itself. */
  async evaluate<A extends unknown[], R>(run: (...values: A) => R, ...args: A): Promise<R> {
    await this.#enter();
    return this.#run(run, ...args);
  }

  click = (...target: Target) =>
    eventually(async () => {
      const { [elementKey]: id } = await this.#find(target);
      await this.#driver.send('ElementClick', { id });
    });

  fill = (css: string, name: string, text: string) =>
    eventually(async () => {
      const { [elementKey]: id } = await this.#find([css, name]);
      await this.#driver.send('ElementClear', { id });
      await this.#driver.send('ElementSendKeys', { id, text });
    });

  /** Presses a key with the focus on the element. */
  press = (key: string, ...target: Target) =>
    eventually(async () => {
      const { [elementKey]: id } = await this.#find(target);
      await this.#driver.send('ElementSendKeys', { id, text: key });
    });

  /** Resolves to the window that an action opens. */
  async opened(by: () => Promise<unknown>): Promise<Tab> {
    const before = await handles(this.#driver);
    await by();
    const added = await eventually(async () => {
      const [handle] = (await handles(this.#driver)).filter((other) => !before.includes(other));
      if (!handle) throw new Error('no window was opened');
      return handle;
    });
    return new Tab(this.#driver, added);
  }

  /** Waits until the window is closed. */
  gone = () =>
    eventually(async () => {
      if ((await handles(this.#driver)).includes(this.handle)) throw new Error('the window is open');
    });

  /** Waits until the element is visible. */
  see = (...target: Target) => eventually(() => this.#find(target));

  /** Waits until no such element is visible. */
  miss = (...target: Target) =>
    eventually(async () => {
      if (await this.evaluate(findVisible, ...target)) throw new Error(`${target.join(' ')} is visible`);
    });

  /** Waits for the element and reads its attribute, or its text. */
  read = (target: Target, attribute?: string) =>
    eventually(async () => {
      const element = (await this.#find(target)) as unknown as Element;
      return this.#run(readElement, element, attribute);
    });

  async #send(command: CommandName, parameters?: object) {
    await this.#enter();
    return this.#driver.send(command, parameters);
  }

  async #enter() {
    await this.#driver.send('SwitchToWindow', { handle: this.handle });
    if (!this.#frame) return;
    await this.#driver.send('SwitchToFrame', { id: null });
    const id = reference(await this.#run(findVisible, ...this.#frame), this.#frame);
    await this.#driver.send('SwitchToFrame', { id, element: id[elementKey] });
  }

  async #run<A extends unknown[], R>(run: (...values: A) => R, ...args: A): Promise<R> {
    return (await this.#driver.send('ExecuteScript', { script: `return (${run})(...arguments)`, args })) as R;
  }

  async #find(target: Target): Promise<Reference> {
    await this.#enter();
    return reference(await this.#run(findVisible, ...target), target);
  }
}

export const handles = async (driver: Driver) => (await driver.send('GetWindowHandles')) as string[];

export async function openTab(driver: Driver) {
  const { handle } = (await driver.send('NewWindow', { type: 'window' })) as { handle: string };
  return new Tab(driver, handle);
}

function reference(found: unknown, target: Target): Reference {
  if (found) return found as Reference;
  throw new Error(`${target.join(' ')} is not visible`);
}

/** Runs in the page. */
const readElement = (element: Element, attribute?: string | null) =>
  attribute ? element.getAttribute(attribute) : element.textContent;
