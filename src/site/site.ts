import * as v from 'valibot';
import { desktopFrom } from '#contract/limits.ts';
import { type SiteConfig, siteConfig, siteElementId } from '#contract/site.ts';
import { windowWidth } from './window-width.ts';

/** The site that this page serves. Set once, before anything is drawn. */
export let site: SiteConfig;

export function setSite(config: SiteConfig) {
  site = config;
  wearTemplate(windowWidth() >= desktopFrom);
}

export const templateOf = (desktop: boolean) => (desktop ? site.templateName : site.mobileTemplateName);

/** Dresses the page in the site's template for this layout (`src/ui/templates.css`). */
export function wearTemplate(desktop: boolean) {
  document.documentElement.dataset.template = templateOf(desktop);
}

export type SiteError = { reason: 'missing' | 'wrong'; details: string[] };

/**
 * The config document: out of the page, where the serving process wrote it, else `/site.json`, else the
 * fallback address that the build was given.
 */
export async function loadSite(): Promise<{ config: SiteConfig } | { error: SiteError }> {
  const inPage = document.getElementById(siteElementId)?.textContent?.trim();
  if (inPage) return read(inPage);
  const addresses = ['/site.json', import.meta.env.VITE_SITE_CONFIG_URL as string | undefined].filter(
    (address) => address !== undefined,
  );
  let detail = '';
  for (const address of addresses) {
    try {
      const response = await fetch(address, { credentials: 'omit' });
      if (response.ok) return read(await response.text());
      detail = `${address} answered ${response.status}`;
    } catch {
      detail = `${address} could not be reached`;
    }
  }
  return { error: { reason: 'missing', details: [detail] } };
}

function read(text: string): { config: SiteConfig } | { error: SiteError } {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return { error: { reason: 'wrong', details: ['not JSON'] } };
  }
  const parsed = v.safeParse(siteConfig, document);
  if (parsed.success) return { config: parsed.output };
  const details = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'document'}: ${issue.message}`);
  return { error: { reason: 'wrong', details } };
}
