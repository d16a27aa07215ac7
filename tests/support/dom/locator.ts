import { queries } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';

type Text = string | RegExp;

/** `XPathResult.ORDERED_NODE_SNAPSHOT_TYPE`, which Node does not have. */
const XPATH_ORDERED = 7;
/** `Node.DOCUMENT_POSITION_FOLLOWING`, which Node does not have. */
const FOLLOWING = 4;

/** What locators use of their page. */
interface Host {
  readonly user: UserEvent;
  run(task: unknown, ...given: unknown[]): Promise<unknown>;
  readonly keyboard: { press(key: string): Promise<void> };
  until<T>(find: () => T | undefined, what: string): Promise<T>;
  enter(element: HTMLInputElement, value: string): Promise<void>;
}

const normalized = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

/** Whether a text is the wanted one, as Playwright compares: a part of it in any case unless `exact`. */
export function isText(seen: string | null, wanted: Text, exact = false): boolean {
  const text = normalized(seen);
  if (wanted instanceof RegExp) return wanted.test(text);
  return exact ? text === normalized(wanted) : text.toLowerCase().includes(normalized(wanted).toLowerCase());
}

interface ByRole {
  name?: Text;
  exact?: boolean;
  includeHidden?: boolean;
  /** The level of a heading, 1 to 6. */
  level?: number;
}

interface Filter {
  has?: DomLocator;
  hasText?: Text;
  hasNotText?: Text;
  visible?: boolean;
}

/** Elements of an emulated page, found anew for each use: the part of Playwright's locators that its specs use. */
export class DomLocator {
  readonly page: Host;
  /** The elements that are there now, in the order of the document. */
  readonly find: () => Element[];

  constructor(page: Host, find: () => Element[]) {
    this.page = page;
    this.find = find;
  }

  private within(find: (root: HTMLElement) => Element[]): DomLocator {
    return new DomLocator(this.page, () => [
      ...new Set(this.find().flatMap((root) => find(root as HTMLElement))),
    ]);
  }
  private select(choose: (all: Element[]) => Element[]): DomLocator {
    return new DomLocator(this.page, () => choose(this.find()));
  }

  getByRole(role: string, { name, exact = false, includeHidden = false, level }: ByRole = {}): DomLocator {
    const named = name === undefined ? {} : { name: (seen: string) => isText(seen, name, exact) };
    return this.within((root) => {
      const found = queries
        .queryAllByRole(root, role, { ...named, ...(level !== undefined && { level }), hidden: true })
        .filter((each) => !isOfSection(each));
      // Playwright takes fields of passwords, which have no role, for text fields.
      if (role === 'textbox') {
        const secrets = [...root.querySelectorAll<HTMLElement>('input[type=password]')];
        found.push(...secrets.filter((each) => name === undefined || isText(nameOf(each), name, exact)));
        found.sort((one, other) => (one.compareDocumentPosition(other) & FOLLOWING ? -1 : 1));
      }
      return includeHidden ? found : found.filter(isShown);
    });
  }
  getByLabel(text: Text, { exact = false } = {}): DomLocator {
    return this.within((root) => queries.queryAllByLabelText(root, (seen) => isText(seen, text, exact)));
  }
  getByText(text: Text, { exact = false } = {}): DomLocator {
    const matches = (element: Element) => isText(element.textContent, text, exact);
    return this.within((root) =>
      [...root.querySelectorAll(':not(head *)')].filter(
        (each) => matches(each) && ![...each.children].some(matches),
      ),
    );
  }
  locator(selector: string | DomLocator): DomLocator {
    return this.within((root) => {
      if (typeof selector === 'string' && selector.startsWith('xpath='))
        return byPath(root, selector.slice(6));
      if (typeof selector === 'string') return [...root.querySelectorAll(selector)];
      return selector.find().filter((element) => root.contains(element));
    });
  }
  filter({ has, hasText, hasNotText, visible }: Filter): DomLocator {
    return this.select((all) =>
      all.filter((element) => {
        if (visible !== undefined && isShown(element) !== visible) return false;
        if (hasText !== undefined && !isText(element.textContent, hasText)) return false;
        if (hasNotText !== undefined && isText(element.textContent, hasNotText)) return false;
        return has === undefined || has.find().some((inner) => element !== inner && element.contains(inner));
      }),
    );
  }
  or(other: DomLocator): DomLocator {
    return this.select((all) => [...new Set([...all, ...other.find()])]);
  }
  and(other: DomLocator): DomLocator {
    return this.select((all) => all.filter((element) => other.find().includes(element)));
  }
  first(): DomLocator {
    return this.select(([first]) => (first ? [first] : []));
  }
  last(): DomLocator {
    return this.select((all) => all.slice(-1));
  }
  nth(index: number): DomLocator {
    return this.select((all) => all.slice(index, index + 1));
  }

  async all(): Promise<DomLocator[]> {
    return this.find().map((_, index) => this.nth(index));
  }
  evaluateAll(task: unknown, argument?: unknown): Promise<unknown> {
    return this.page.run(task, this.find(), argument);
  }
  async evaluate(task: unknown, argument?: unknown): Promise<unknown> {
    return this.page.run(task, await this.element(), argument);
  }
  async waitFor(): Promise<void> {
    await this.element(isShown);
  }
  async count(): Promise<number> {
    return this.find().length;
  }
  async isVisible(): Promise<boolean> {
    return this.find().some(isShown);
  }
  /** Waits until there is one element. Throws if there are several. */
  async element(isReady = (_element: Element) => true): Promise<HTMLElement> {
    return this.page.until(() => {
      const [element, other] = this.find();
      if (other)
        throw new Error(
          `several elements: ${element?.outerHTML.slice(0, 200)}, and ${other.outerHTML.slice(0, 200)}`,
        );
      return element && isReady(element) ? (element as HTMLElement) : undefined;
    }, 'an element that is ready');
  }

  async click({ force = false } = {}): Promise<void> {
    const element = await this.element((each) => force || (isShown(each) && !isDisabled(each)));
    if (!isDisabled(element)) await this.page.user.click(element);
  }
  async fill(value: string): Promise<void> {
    const element = await this.element(
      (each) => isShown(each) && !isDisabled(each) && !each.hasAttribute('readonly'),
    );
    await this.page.enter(element as HTMLInputElement, value);
  }
  async check(): Promise<void> {
    const box = (await this.element((each) => !isDisabled(each))) as HTMLInputElement;
    if (!box.checked) await this.page.user.click(box);
  }
  async press(key: string): Promise<void> {
    (await this.element()).focus();
    await this.page.keyboard.press(key);
  }
  async focus(): Promise<void> {
    (await this.element()).focus();
  }
  async selectOption(wanted: string): Promise<void> {
    const select = (await this.element((each) => !isDisabled(each))) as HTMLSelectElement;
    const option = [...select.options].find(({ label, value }) => value === wanted || label === wanted);
    if (!option) throw new Error(`no option ${wanted}`);
    await this.page.user.selectOptions(select, option);
  }
  async inputValue(): Promise<string> {
    return ((await this.element()) as HTMLInputElement).value;
  }
  async getAttribute(name: string): Promise<string | null> {
    return (await this.element()).getAttribute(name);
  }
  async allTextContents(): Promise<string[]> {
    return this.find().map(({ textContent }) => textContent ?? '');
  }
  async textContent(): Promise<string | null> {
    return (await this.element()).textContent;
  }
}

function byPath(root: Element, path: string): Element[] {
  const found = root.ownerDocument.evaluate(path, root, null, XPATH_ORDERED);
  return Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index) as Element);
}

/** Whether it heads or ends a part of the page: only that of the page itself is a landmark. */
const isOfSection = (element: Element) =>
  element.matches(':is(article, aside, main, nav, section) :is(header, footer):not([role])');

export const isDisabled = (element: Element) => element.matches(':disabled, fieldset:disabled *');

/** Whether the element is shown, as far as its document tells without style sheets. */
export function isShown(element: Element): boolean {
  if (!element.isConnected) return false;
  const isHidden = (each: Element) =>
    each.matches(
      '[hidden], dialog:not([open]), [popover]:not([data-popover-open]), template, details:not([open]) > :not(summary)',
    ) || (each as HTMLElement).style?.display === 'none';
  for (let each: Element | null = element; each; each = each.parentElement) if (isHidden(each)) return false;
  const modal = [...element.ownerDocument.querySelectorAll('dialog[data-modal]')].at(-1);
  return (
    !modal || modal.contains(element) || element.contains(modal) || element.closest('[popover]') !== null
  );
}

export const nameOf = (element: Element) => normalized(computeAccessibleName(element));
export const descriptionOf = (element: Element) => normalized(computeAccessibleDescription(element));
export const textOf = (element: Element) => normalized(element.textContent);
