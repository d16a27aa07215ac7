import { useRouter } from '@tanstack/react-router';
import DOMPurify from 'dompurify';
import { type MouseEvent, useMemo } from 'react';
import { isAllowedAddress, isHere } from '#src/site/urls.ts';
import css from './OperatorHtml.module.css';

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
  // What is read aloud, and what tells where one is, is the house's own.
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|\/(?![/\\])|data:image\/(?:png|jpeg|gif|webp);base64,)/i,
};

const isPicture = /^data:image\/(?:png|jpeg|gif|webp);base64,/i;

interface Props {
  html: string;
  /** All links open beside the house: somebody is filling something in here. */
  beside?: boolean;
  /** Somebody follows a link to another page of the house. */
  onFollow?: () => void;
}

/**
 * What the operator wrote, with nothing in it that runs, restyles the house or opens onto our window. Its links to pages
 * of the house load nothing anew: that would cost the game that is open.
 */
export function OperatorHtml({ html, beside = false, onFollow }: Props) {
  const { navigate } = useRouter();
  const clean = useMemo(() => {
    const fragment: DocumentFragment | null = DOMPurify.sanitize(html, {
      ...allowed,
      RETURN_DOM_FRAGMENT: true,
    });
    // A page of frames has no body.
    if (!fragment) return '';
    for (const link of fragment.querySelectorAll('a[href]')) {
      const address = link.getAttribute('href') ?? '';
      // What leads to where the operator has not named stays as words.
      if (!isAllowedAddress(address)) link.removeAttribute('href');
      if (isHere(address) && !beside) continue;
      link.setAttribute('target', '_blank');
      link.setAttribute('rel', 'noopener noreferrer');
    }
    for (const picture of fragment.querySelectorAll('img')) {
      // A picture from elsewhere would tell others who reads.
      const address = picture.getAttribute('src') ?? '';
      if (!isPicture.test(address) && !isAllowedAddress(address)) picture.remove();
    }
    const holder = document.createElement('div');
    holder.append(fragment);
    return holder.innerHTML;
  }, [html, beside]);
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a[href]');
    if (!link || link.hasAttribute('target') || isForTheBrowser(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = new URL((link as HTMLAnchorElement).href);
    void navigate({ href: pathname + search + hash });
    onFollow?.();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keys
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above
    <div className={css.html} onClick={follow} dangerouslySetInnerHTML={{ __html: clean }} />
  );
}

/** Somebody wants the link in a tab or a window of its own. */
const isForTheBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
