import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PagePart } from '#contract/endpoints/site/page-parts.ts';
import { renderElement } from '#src/ui/elements.tsx';
import cards from './cards.module.css';
import { OperatorHtml } from './OperatorHtml.tsx';
import { operatorLink } from './operator-link.tsx';

interface Props {
  part: PagePart;
  /** The element of the title, such as a heading. */
  title: ReactNode;
}

/**
 * A card of the operator: image, title and HTML. Its link is the whole card; beside HTML, which may have links of its own, it
 * is the image with the title.
 */
export function PartCard({ part: { content, photoPath, url }, title }: Props) {
  const link = operatorLink(url);
  const image = photoPath && <img className={cards.image} src={photoPath} alt="" loading="lazy" />;
  const html = content && <OperatorHtml html={content} />;
  const head = (
    <>
      {image}
      <div className={cards.text}>
        {title}
        {html && <ArrowUpRight className={cards.leads} aria-hidden />}
      </div>
    </>
  );
  if (link && !html) return renderElement(link, { className: cards.card, children: head });
  return (
    <article className={cards.card}>
      {link && (photoPath || title) ? renderElement(link, { className: cards.head, children: head }) : image}
      {(html || !link) && (
        <div className={cards.text}>
          {!link && title}
          {html}
        </div>
      )}
    </article>
  );
}
