import { Link } from '@tanstack/react-router';
import { isAllowedUrl, isSameOrigin } from '#src/site/urls.ts';
import type { RenderProp } from '#src/ui/render-element.ts';

const inNewTab = { target: '_blank', rel: 'noopener noreferrer' };

/**
 * Link for a URL of the operator: a page of this site, by its path or URL, or an allowed external URL;
 * undefined for any other. External URLs open in a new tab unless the operator sets otherwise.
 */
export function operatorLink(url: string, newTab = !isSameOrigin(url)): RenderProp | undefined {
  if (!/^(?:\/|https?:)/.test(url) || !isAllowedUrl(url)) return undefined;
  const tab = newTab ? inNewTab : {};
  if (!isSameOrigin(url)) return <a href={url} {...tab} />;
  const { pathname, search, hash } = new URL(url, window.location.href);
  // `href` also takes a language prefix and a query; the router then ignores `to`.
  return <Link to="/" href={pathname + search + hash} {...tab} />;
}

/** Link in a new tab for an http(s) URL of the site config, which may name any host. */
export const configuredLink = (url: string): RenderProp | undefined =>
  /^https?:/.test(url) ? <a href={url} {...inNewTab} /> : undefined;
