import type { Page } from '@playwright/test';
import { type SiteConfig, siteElementId } from '#contract/site.ts';

/** Overrides the site config of pages that load after this call. */
export async function changeSite(page: Page, change: Partial<SiteConfig>) {
  const element = new RegExp(`(id="${siteElementId}">)(.*?)(</script>)`);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(
      element,
      (_, before: string, json: string, after: string) =>
        before +
        JSON.stringify({ ...(JSON.parse(json) as object), ...change }).replaceAll('<', '\\u003c') +
        after,
    );
    await route.fulfill({ response, body });
  });
}
