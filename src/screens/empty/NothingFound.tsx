import { Plural, Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Game } from '#contract/endpoints/games.ts';
import { Blank } from '../../ui/Blank.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { type ProviderOf, search, suggest } from '../games/search.ts';

interface Props {
  games: readonly Game[];
  providerOf: ProviderOf;
  query: string;
  onQuery: (query: string) => void;
}

export function NothingFound({ games, providerOf, query, onQuery }: Props) {
  const near = useMemo(() => {
    const word = suggest(games, query, providerOf);
    return word && { word, count: search(games, word, providerOf).length };
  }, [games, query, providerOf]);
  return (
    <Blank
      kind="nothing"
      title={<Trans>Nothing matches “{query}”</Trans>}
      text={
        near && (
          <>
            <Trans>
              Did you mean <TextButton onClick={() => onQuery(near.word)}>{near.word}</TextButton>?
            </Trans>{' '}
            <Plural value={near.count} one="# game." other="# games." />
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
