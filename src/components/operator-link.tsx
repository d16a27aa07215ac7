import { Link } from '@tanstack/react-router';
import { isAllowedUrl, isSameOrigin } from '#src/site/urls.ts';
import type { RenderProp } from '#src/ui/render-element.ts';

const inNewTab = { target: '_blank', rel: 'noopener noreferrer' };

/**
 * Link for a URL of the operator: a page of this site or an allowed external URL; undefined for any other.
 * External URLs open in a new tab unless the operator sets otherwise.
 */
export function operatorLink(url: string, newTab = !url.startsWith('/')): RenderProp | undefined {
  const tab = newTab ? inNewTab : {};
  // The browser reads some strings that start with a slash, such as `//host`, as another origin.
  if (url.startsWith('/')) return isSameOrigin(url) ? <Link to={url} {...tab} /> : undefined;
  return /^https?:/.test(url) && isAllowedUrl(url) ? <a href={url} {...tab} /> : undefined;
}

/** Link in a new tab for an http(s) URL of the site config, which may name any host. */
export const configuredLink = (url: string): RenderProp | undefined =>
  /^https?:/.test(url) ? <a href={url} {...inNewTab} /> : undefined;
