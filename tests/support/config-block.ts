import type { Page } from '@playwright/test';

/** Changes the config block of the served page; `null` removes the block. */
export async function rewriteBlock(page: Page, change: (config: Record<string, unknown>) => string | null) {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/(<script [^>]*id="site">)(.*?)(<\/script>)/s, (_, open, config, close) => {
      const text = change(JSON.parse(config));
      return text === null ? '' : open + text + close;
    });
    await route.fulfill({ response, body });
  });
}

/** What is shown in place of a site that has no valid config. */
export const configError = (page: Page) => page.getByRole('alert');
