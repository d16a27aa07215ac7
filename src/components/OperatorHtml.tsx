import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useLayoutEffect, useMemo, useRef } from 'react';
import css from './OperatorHtml.module.css';
import { sanitize } from './operator-html.ts';

interface Props {
  html: string;
  /** Opens all links in a new tab, because the user is filling in a form here. */
  newTab?: boolean;
  /** In a heading, which has no blocks. */
  inline?: boolean;
  /** Called when the user follows a link to another page of this site. */
  onFollow?: () => void;
}

/**
 * The operator's HTML, sanitized: no scripts, no styles, no access to this window. Links within the site do
 * not reload the page, because that would end an open game.
 */
export function OperatorHtml({ html, newTab = false, inline, onFollow }: Props) {
  const { navigate } = useRouter();
  const container = useRef<HTMLDivElement>(null);
  const Container = inline ? 'span' : 'div';
  const clean = useMemo(() => [...sanitize(html, newTab).childNodes], [html, newTab]);
  // The sanitized nodes themselves: a string of HTML would be parsed again, and Trusted Types forbid it.
  useLayoutEffect(() => container.current?.replaceChildren(...clean), [clean]);
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a[href]');
    if (!link || link.hasAttribute('target') || opensNewTab(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = new URL((link as HTMLAnchorElement).href);
    void navigate({ href: pathname + search + hash });
    onFollow?.();
  };
  return <Container ref={container} className={inline ? css.inline : css.html} onClick={follow} />;
}

/** The user opens the link in a new tab or window. */
const opensNewTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
