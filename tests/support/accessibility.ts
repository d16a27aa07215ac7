import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type Axe from 'axe-core';

const modal = 'dialog:modal';
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * axe violations of WCAG 2.2 AA, each as `rule: selectors`. While a modal is open only the modal is checked: the
 * page behind it is inert. `frames`: also what frames show. `without`: rules that are not applied.
 */
export async function axeViolations(page: Page, { frames = true, without = [] as string[] } = {}) {
  const root = (await page.locator(modal).count()) > 0 ? modal : 'html';
  return violationsIn(page.mainFrame(), { root, frames, without });
}

interface Scan {
  /** Selector of what is scanned. */
  root: string;
  frames: boolean;
  without: readonly string[];
}
async function violationsIn(frame: Frame, { root, frames, without }: Scan): Promise<string[]> {
  // Loaded once in each document, since it has over half a megabyte.
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  const found = await frame.evaluate(
    async ([selector, disabled]) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      // A button that has just been enabled has its text's new colour before its background's.
      const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
      const { violations } = await axe.run(selector, {
        resultTypes: ['violations'],
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
        iframes: false,
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [root, without] as const,
  );
  for (const inner of frames ? frame.childFrames() : []) {
    const element = await inner.frameElement();
    if (!(await element.evaluate((each, selector) => (each as Element).closest(selector) !== null, root)))
      continue;
    // The body, because language and title of a frame's document are those of the page around it.
    found.push(...(await violationsIn(inner, { root: 'body', frames, without })));
  }
  return found;
}
