import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import DOMPurify, { type WindowLike } from 'dompurify';
import { createElement, Fragment, type MouseEvent, type ReactNode, useMemo } from 'react';
import { serviceAgreementQuery } from '#src/api/document-queries.ts';
import { site } from '#src/site/site.ts';
import { appHref, isAllowedUrl, isAppUrl, isSameOrigin } from '#src/site/urls.ts';
import { pageUrl } from '#src/site/visitor.ts';
import css from './OperatorHtml.module.css';
import { QueryView } from './QueryView.tsx';

interface OperatorHtmlProps {
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
export function OperatorHtml({ html, newTab = false, inline, onFollow }: OperatorHtmlProps) {
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

let purify = DOMPurify;

/** Sanitizes with the document of an emulated window, where a page is rendered on a server. */
export function sanitizeIn(window: WindowLike) {
  purify = DOMPurify(window);
}

const allowed = {
  ALLOWED_TAGS: [
    ...[
      'a',
      'b',
      'blockquote',
      'br',
      'em',
      'h2',
      'h3',
      'h4',
      'hr',
      'i',
      'img',
      'li',
      'ol',
      'p',
      's',
      'span',
      'strong',
    ],
    ...['table', 'tbody', 'td', 'th', 'thead', 'tr', 'u', 'ul', 'div'],
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan'],
  // ARIA and data attributes are reserved for the app's own markup.
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|\/(?![/\\])|data:image\/(?:png|jpeg|gif|webp);base64,)/i,
};

const isImage = /^data:image\/(?:png|jpeg|gif|webp);base64,/i;

/** Whether a picture may be shown, as the Content-Security-Policy has it: one of this site, or of its origins of games and media. */
const isMedia = (url: string) =>
  isSameOrigin(url) ||
  [site.gamesOrigin, ...site.mediaOrigins].some(
    (media) => new URL(media).origin === URL.parse(url, pageUrl())?.origin,
  );

/** The operator's HTML without scripts, styles, foreign images and links to hosts that are not allowed. */
function sanitize(html: string, newTab = false): DocumentFragment | null {
  const fragment: DocumentFragment | null = purify.sanitize(html, {
    ...allowed,
    RETURN_DOM_FRAGMENT: true,
  });
  // A frameset document has no body.
  if (!fragment) return null;
  for (const link of fragment.querySelectorAll('a[href]')) {
    const url = link.getAttribute('href') ?? '';
    // A link to a host that is not allowed stays as text.
    if (!isAllowedUrl(url)) link.removeAttribute('href');
    else if (url.startsWith('/')) link.setAttribute('href', appHref(url));
    if (isAppUrl(url) && !newTab) continue;
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  for (const image of fragment.querySelectorAll('img')) {
    // An image from another host would reveal the reader to that host.
    const url = image.getAttribute('src') ?? '';
    if (!isImage.test(url) && !isMedia(url)) image.remove();
  }
  // What stood around something that was removed is one text.
  fragment.normalize();
  return fragment;
}

/** What the operator's HTML says, for places that hold no markup, such as the text of a link. */
export function operatorText(html: string): string {
  const fragment = sanitize(html);
  if (!fragment) return '';
  // Words of neighbouring blocks would otherwise run together.
  for (const block of fragment.querySelectorAll('br, div, h2, h3, h4, li, p, td, th')) block.after(' ');
  return (fragment.textContent ?? '').replace(/\s+/g, ' ').trim();
}

interface AgreementTextProps {
  skeleton: ReactNode;
  /** Opens all links in a new tab. */
  newTab?: boolean;
}

/** The operator's service agreement. */
export const AgreementText = ({ skeleton, newTab = false }: AgreementTextProps) => (
  <QueryView
    query={useQuery(serviceAgreementQuery())}
    skeleton={skeleton}
    isEmpty={(content) => content.trim() === ''}
    empty={
      <Trans>The agreement is not available in your language. Contact customer service for a copy.</Trans>
    }
  >
    {(content) => <OperatorHtml html={content} newTab={newTab} />}
  </QueryView>
);
