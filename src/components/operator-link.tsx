import { Link } from '@tanstack/react-router';
import { appHref, isAllowedUrl, isAppUrl } from '#src/site/urls.ts';
import type { RenderProp } from '#src/ui/elements.tsx';

const inNewTab = { target: '_blank', rel: 'noopener noreferrer' };

/**
 * Link for a URL of the operator: a page of this site, by its path or URL, or an allowed external URL;
 * undefined for any other. External URLs open in a new tab unless the operator sets otherwise.
 */
export function operatorLink(url: string, newTab = !isAppUrl(url)): RenderProp | undefined {
  if (!/^(?:\/|https?:)/.test(url) || !isAllowedUrl(url)) return undefined;
  const tab = newTab ? inNewTab : {};
  if (!isAppUrl(url)) return <a href={url} {...tab} />;
  // `href` also takes a language prefix and a query; the router then ignores `to`.
  return <Link to="/" href={appHref(url)} {...tab} />;
}

/** Link in a new tab for an http(s) URL of the site config, which may name any host. */
export const configuredLink = (url: string): RenderProp | undefined =>
  /^https?:/.test(url) ? <a href={url} {...inNewTab} /> : undefined;
