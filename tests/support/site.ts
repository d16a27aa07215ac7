import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { type SiteConfig, siteConfig, siteElementId } from '#contract/site.ts';
import { documentHeaders } from '#host/serve/security.ts';

/** Overrides the site config of pages that load after this call, and with it their Content-Security-Policy. */
export async function changeSite(page: Page, change: Partial<SiteConfig>) {
  const element = new RegExp(`(id="${siteElementId}">)(.*?)(</script>)`);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    const served = element.exec(text)?.[2];
    // The separate pages have no config.
    if (served === undefined) return route.fulfill({ response, body: text });
    const site = { ...(JSON.parse(served) as object), ...change };
    const body = text.replace(
      element,
      (_, before: string, _json: string, after: string) =>
        before + JSON.stringify(site).replaceAll('<', '\\u003c') + after,
    );
    const own = documentHeaders(new URL(route.request().url()).pathname, v.parse(siteConfig, site));
    const headers = Object.entries(own).map(([name, value]) => [name.toLowerCase(), value]);
    await route.fulfill({
      response,
      body,
      headers: { ...response.headers(), ...Object.fromEntries(headers) },
    });
  });
}
