import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const modal = 'dialog:modal';

/**
 * axe violations of WCAG 2.2 AA, each as `rule: selectors`. While a modal is open only the modal is checked: the
 * page behind it is inert.
 */
export async function axeViolations(page: Page) {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // Without frames there is nothing to merge, for which axe would open another page.
    .setLegacyMode(page.frames().length === 1);
  if ((await page.locator(modal).count()) > 0) axe.include(modal);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
