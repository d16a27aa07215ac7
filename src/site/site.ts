import * as v from 'valibot';
import { desktopMinWidth } from '#contract/constants.ts';
import { type SiteConfig, siteDocument, siteElementId } from '#contract/site.ts';
import { type Regions, regionsOf, templateData } from '#contract/templates.ts';
import { onHost } from './base.ts';
import { windowWidth } from './device.ts';

/** The site that this page serves. Set once, before the first render. */
export let site: SiteConfig;

/** Sets the site and the layout of its first page, by the width of the window. */
export function setSite(config: SiteConfig) {
  site = config;
  isDesktop = windowWidth() >= desktopMinWidth;
}

/**
 * Whether the page has the desktop layout: by the window's width on load, later as the device machine decides.
 * The page shows it, and requests name it.
 */
export let isDesktop: boolean;

/** Applies a layout and the site's template for it: its style sheets (`src/templates`) and the variants of its regions. */
export function applyLayout(desktop: boolean) {
  isDesktop = desktop;
  Object.assign(document.documentElement.dataset, templateData(currentTemplate(), site.theme?.regions));
  for (const sheet of document.querySelectorAll<HTMLLinkElement>(
    'link[data-template]:not([data-template=""])',
  ))
    sheet.media = sheet.dataset.template === (desktop ? 'desktop' : 'phone') ? 'screen' : 'not all';
}

export const currentTemplate = () => (isDesktop ? site.templateName : site.mobileTemplateName);

/** The variants of the regions of the page. */
export const currentRegions = (): Regions => regionsOf(currentTemplate(), site.theme?.regions);

export type SiteError = {
  reason: 'missing' | 'invalid';
  details: string[];
  /** The document is a page: the server answers an unknown path by the app. */
  isPage?: boolean;
};

/**
 * Loads the config document: from the page, where the server wrote it, else from `/site.json`, else from the
 * build's fallback URL.
 */
export async function loadSite(): Promise<{ config: SiteConfig } | { error: SiteError }> {
  const inPage = document.getElementById(siteElementId)?.textContent?.trim();
  if (inPage) return parseConfig(inPage);
  const urls = [onHost('/site.json'), import.meta.env.VITE_SITE_CONFIG_URL as string | undefined].filter(
    (url) => url !== undefined,
  );
  let detail = '';
  for (const url of urls) {
    try {
      const response = await fetch(url, { credentials: 'omit' });
      if (response.ok) return parseConfig(await response.text(), url);
      detail = `${url} responded with ${response.status}`;
    } catch {
      detail = `${url} could not be reached`;
    }
  }
  return { error: { reason: 'missing', details: [detail] } };
}

function parseConfig(text: string, url = 'document'): { config: SiteConfig } | { error: SiteError } {
  const parsed = v.safeParse(siteDocument, text);
  if (parsed.success) return { config: parsed.output };
  const details = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? url}: ${issue.message}`);
  return { error: { reason: 'invalid', details, isPage: /^\s*</.test(text) } };
}
