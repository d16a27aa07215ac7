import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const modal = 'dialog:modal';

/**
 * axe violations of WCAG 2.2 AA, each as `rule: selectors`. While a modal is open only the modal is checked: the
 * page behind it is inert. `frames`: also what frames show. `without`: rules that are not applied.
 */
export async function axeViolations(
  page: Page,
  { frames = page.frames().length > 1, without = [] as string[] } = {},
) {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .disableRules(without)
    // Without frames there is nothing to merge, for which axe would open another page.
    .setLegacyMode(!frames);
  if ((await page.locator(modal).count()) > 0) axe.include(modal);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
