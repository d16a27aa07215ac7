import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import cardsCss from '#src/components/cards.module.css';
import { PartCard } from '#src/components/PartCard.tsx';
import { cx } from '#src/ui/elements.tsx';
import { Section } from '#src/ui/Section.tsx';
import { adsQuery } from './home-part-queries.ts';

/** The operator's advertisements on home; renders nothing without any. */
export default function Ads() {
  const { data } = useQuery(adsQuery());
  const ads = data?.filter(({ content, photoPath }) => content || photoPath) ?? [];
  if (ads.length === 0) return null;
  return (
    <Section title={<Trans>Promotions</Trans>}>
      <ul className={cx(cardsCss.cards, cardsCss.few)}>
        {ads.map((ad) => (
          <li key={ad.id}>
            <PartCard part={ad} title={ad.title && <b>{ad.title}</b>} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
