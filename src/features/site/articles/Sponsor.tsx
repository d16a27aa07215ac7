import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import cards from '#src/components/cards.module.css';
import { PartCard } from '#src/components/PartCard.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import css from './Articles.module.css';
import { CardSkeleton } from './Articles.tsx';
import { sponsorQuery } from './articles-queries.ts';

export function Sponsor() {
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
          <ul className={cards.cards}>
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
