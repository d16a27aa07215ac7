import { useRouter } from '@tanstack/react-router';
import { createElement, Fragment, type MouseEvent, type ReactNode, useMemo } from 'react';
import { appHref } from '#src/site/urls.ts';
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
  const Container = inline ? 'span' : 'div';
  const content = useMemo(() => {
    const fragment = sanitize(html, newTab);
    return fragment && childrenOf(fragment);
  }, [html, newTab]);
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a[href]');
    if (!link || link.hasAttribute('target') || opensNewTab(event)) return;
    event.preventDefault();
    void navigate({ href: appHref((link as HTMLAnchorElement).href) });
    onFollow?.();
  };
  return (
    <Container className={inline ? css.inline : css.html} onClick={follow}>
      {content}
    </Container>
  );
}

/** React's names of attributes that it does not write as HTML does. */
const propNames: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan' };

/** The sanitized nodes as elements: a string of HTML would be parsed again, and Trusted Types forbid it. */
const childrenOf = (node: Node): ReactNode =>
  createElement(Fragment, null, ...[...node.childNodes].map((child) => elementOf(child)));

const elementNode = 1;
function elementOf(node: Node): ReactNode {
  if (node.nodeType !== elementNode) return node.textContent;
  const element = node as Element;
  const props = Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [propNames[name] ?? name, value]),
  );
  const tag = element.localName;
  return node.hasChildNodes() ? createElement(tag, props, childrenOf(node)) : createElement(tag, props);
}

/** The user opens the link in a new tab or window. */
const opensNewTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
