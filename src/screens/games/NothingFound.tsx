import { Plural, Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Blank } from '../../ui/Blank.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { type Indexed, search, suggest } from './search.ts';

interface Props {
  games: readonly Indexed[];
  query: string;
  onQuery: (query: string) => void;
}

export function NothingFound({ games, query, onQuery }: Props) {
  const near = useMemo(() => {
    const word = suggest(games, query);
    return word && { word, count: search(games, word).length };
  }, [games, query]);
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
