import { Link } from '@tanstack/react-router';
import { isAllowedAddress, isHere } from '#src/site/urls.ts';
import type { Wearer } from '#src/ui/render-element.ts';

/**
 * Where an address that the operator wrote leads: to a page of the house, or out of it where that is allowed; else
 * nowhere. What leads out opens beside the house unless the operator says otherwise.
 */
export function linkTo(url: string, newTab = !url.startsWith('/')): Wearer | undefined {
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  // What only looks like a path leads elsewhere by the browser's own reading.
  if (url.startsWith('/')) return isHere(url) ? <Link to={url} {...tab} /> : undefined;
  return /^https?:/.test(url) && isAllowedAddress(url) ? <a href={url} {...tab} /> : undefined;
}
