import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import cards from '#src/components/cards.module.css';
import { PartCard } from '#src/components/PartCard.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import css from '#src/features/site/articles/Articles.module.css';
import { CardSkeleton } from '#src/features/site/articles/Articles.tsx';
import { sponsorQuery } from '#src/features/site/articles/articles-queries.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { cx } from '#src/ui/elements.tsx';

export const Route = createFileRoute('/sponsor')({
  component: Sponsor,
  staticData: { title: msg`Sponsor` },
});

function Sponsor() {
  const { t } = useLingui();
  return (
    <section className={css.page}>
      <h1 className={css.title}>
        <Trans>Sponsor</Trans>
      </h1>
      <QueryView
        query={useQuery(sponsorQuery())}
        skeleton={<CardSkeleton label={t`Loading the sponsor page`} />}
        isEmpty={(parts) => parts.length === 0}
        empty={<EmptyState title={<Trans>Nothing to show right now</Trans>} />}
      >
        {(parts) => (
          <ul className={cx(cards.cards, cards.led)}>
            {parts.map((part) => (
              <li key={part.id}>
                <PartCard part={part} title={part.title && <h2>{part.title}</h2>} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
