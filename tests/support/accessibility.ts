import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** axe violations of WCAG 2.2 AA, each as `rule: selectors`. */
export async function axeViolations(page: Page) {
  const { violations: axeViolations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return axeViolations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
