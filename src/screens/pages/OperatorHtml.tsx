import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { isAllowedAddress, isHere } from '../../site/addresses.ts';
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

/** What the operator wrote, with nothing in it that runs, restyles the house or opens onto our window. */
export function OperatorHtml({ html }: { html: string }) {
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
      if (isHere(address)) continue;
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
  }, [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised two lines above
  return <div className={css.html} dangerouslySetInnerHTML={{ __html: clean }} />;
}
