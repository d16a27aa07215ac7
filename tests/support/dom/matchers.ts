import { DomLocator, descriptionOf, isDisabled, isShown, nameOf, textOf } from './locator.ts';
import { DomPage, waitTime } from './page.ts';

type Text = string | RegExp;
/** What is seen, and whether it is as wanted. */
type Check = () => { seen: unknown; ok: boolean };

const equals = (seen: string, wanted: Text) =>
  wanted instanceof RegExp ? wanted.test(seen) : seen === wanted.replace(/\s+/g, ' ').trim();

/** The one element of a locator. */
function only(locator: DomLocator): Element | undefined {
  const [element, other] = locator.find();
  if (other)
    throw new Error(
      `several elements: ${element?.outerHTML.slice(0, 200)}, and ${other.outerHTML.slice(0, 200)}`,
    );
  return element;
}

/** What Playwright's matchers of locators and pages compare, in an emulated page. */
const checks = {
  toHaveCount: (locator: DomLocator, count: number) => {
    const seen = locator.find().length;
    return { seen, ok: seen === count };
  },
  toBeVisible: (locator: DomLocator) => {
    const element = only(locator);
    return { seen: element?.outerHTML.slice(0, 200), ok: element !== undefined && isShown(element) };
  },
  toBeHidden: (locator: DomLocator) => {
    const element = only(locator);
    return { seen: element?.outerHTML.slice(0, 200), ok: element === undefined || !isShown(element) };
  },
  toBeEnabled: (locator: DomLocator) => onElement(locator, (element) => !isDisabled(element), true),
  toBeDisabled: (locator: DomLocator) => onElement(locator, isDisabled, true),
  toBeFocused: (locator: DomLocator) =>
    onElement(locator, (element) => element.ownerDocument.activeElement === element, true),
  toHaveValue: (locator: DomLocator, value: Text) =>
    onElement(locator, (element) => (element as HTMLInputElement).value, value),
  toHaveText: (locator: DomLocator, text: Text | readonly Text[]) => {
    if (!Array.isArray(text)) return onElement(locator, textOf, text);
    const seen = locator.find().map(textOf);
    return {
      seen,
      ok: seen.length === text.length && seen.every((each, at) => equals(each, text[at] ?? '')),
    };
  },
  toContainText: (locator: DomLocator, text: Text) => {
    const element = only(locator);
    return {
      seen: element && textOf(element),
      ok:
        element !== undefined &&
        (text instanceof RegExp
          ? text.test(textOf(element))
          : textOf(element).includes(text.replace(/\s+/g, ' ').trim())),
    };
  },
  toHaveAccessibleName: (locator: DomLocator, text: Text) => onElement(locator, nameOf, text),
  toHaveAccessibleDescription: (locator: DomLocator, text: Text) => onElement(locator, descriptionOf, text),
  toHaveAttribute: (locator: DomLocator, name: string, value?: Text) => {
    const seen = only(locator)?.getAttribute(name);
    const ok = seen !== null && seen !== undefined && (value === undefined || equals(seen, value));
    return { seen, ok };
  },
  toHaveTitle: (page: DomPage, wanted: Text) => {
    const seen = page.window.document.title;
    return { seen, ok: equals(seen, wanted) };
  },
  toHaveURL: (page: DomPage, wanted: Text) => {
    const seen = page.url();
    return { seen, ok: wanted instanceof RegExp ? wanted.test(seen) : seen === new URL(wanted, seen).href };
  },
};

function onElement(locator: DomLocator, read: (element: Element) => unknown, wanted: unknown) {
  const element = only(locator);
  const seen = element && read(element);
  const isSame = typeof seen === 'string' ? equals(seen, wanted as Text) : seen === wanted;
  return { seen, ok: element !== undefined && isSame };
}

async function waitFor(name: string, check: Check, isNot: boolean, message: string | undefined) {
  const began = performance.now();
  for (;;) {
    let seen: unknown;
    try {
      const now = check();
      if (now.ok !== isNot) return;
      ({ seen } = now);
    } catch (error) {
      seen = error;
    }
    if (performance.now() - began > waitTime)
      throw new Error(
        `${message ? `${message}: ` : ''}${isNot ? 'not ' : ''}${name}, but seen: ${String(seen)}`,
      );
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

export const isEmulated = (value: unknown): value is DomLocator | DomPage =>
  value instanceof DomLocator || value instanceof DomPage;

/** Matchers of an emulated page or its locators, which wait as Playwright's do. */
export function domMatchers(actual: DomLocator | DomPage, message?: string, isNot = false): object {
  const matchers = Object.entries(checks).map(([name, check]) => [
    name,
    (...given: unknown[]) =>
      waitFor(
        `${name} ${given.map(String).join(' ')}`,
        () => (check as (...all: unknown[]) => ReturnType<Check>)(actual, ...given),
        isNot,
        message,
      ),
  ]);
  return { ...Object.fromEntries(matchers), ...(!isNot && { not: domMatchers(actual, message, true) }) };
}
