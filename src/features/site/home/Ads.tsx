import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { PagePart } from '#contract/endpoints/site/page-parts.ts';
import css from '#src/components/cards.module.css';
import { OperatorHtml } from '#src/components/OperatorHtml.tsx';
import { operatorLink } from '#src/components/operator-link.tsx';
import { cx } from '#src/ui/cx.ts';
import { renderElement } from '#src/ui/render-element.ts';
import { Section } from '#src/ui/Section.tsx';
import { adsQuery } from './home-part-queries.ts';

/** The operator's advertisements on home; renders nothing without any. */
export function Ads() {
  const { data } = useQuery(adsQuery());
  const ads = data?.filter(({ content, photoPath }) => content || photoPath) ?? [];
  if (ads.length === 0) return null;
  return (
    <Section title={<Trans>Promotions</Trans>}>
      <ul className={cx(css.cards, css.few)}>
        {ads.map((ad) => (
          <li key={ad.id}>
            <Ad ad={ad} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Ad({ ad: { title, content, photoPath, url } }: { ad: PagePart }) {
  const link = operatorLink(url);
  const children = (
    <>
      {photoPath && <img className={css.image} src={photoPath} alt="" loading="lazy" />}
      <div className={css.text}>
        {title && <b>{title}</b>}
        {content && <OperatorHtml html={content} />}
      </div>
    </>
  );
  // The operator's HTML may contain links, and links must not be nested.
  if (!link || content) return <article className={css.card}>{children}</article>;
  return renderElement(link, { className: css.card, children });
}
