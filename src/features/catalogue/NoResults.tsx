import { Plural, Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { type ProviderOf, search, suggest } from '#src/components/games/search.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Button, TextButton } from '#src/ui/elements.tsx';

interface Props {
  games: readonly Game[];
  providerOf: ProviderOf;
  query: string;
  onQuery: (query: string) => void;
}

export function NoResults({ games, providerOf, query, onQuery }: Props) {
  const similar = useMemo(() => {
    const word = suggest(games, query, providerOf);
    return word && { word, count: search(games, word, providerOf).length };
  }, [games, query, providerOf]);
  return (
    <EmptyState
      title={<Trans>No results for “{query}”</Trans>}
      text={
        similar && (
          <>
            <Trans>
              Did you mean <TextButton onClick={() => onQuery(similar.word)}>{similar.word}</TextButton>?
            </Trans>{' '}
            <Plural value={similar.count} one="# game." other="# games." />
          </>
        )
      }
      action={
        <Button onClick={() => onQuery('')}>
          <Trans>Clear search</Trans>
        </Button>
      }
    />
  );
}
