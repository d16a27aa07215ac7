import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Data } from '#contract/call.ts';
import { letterPageSize } from '#contract/constants.ts';
import type { letters } from '#contract/endpoints/letters.ts';
import { operatorText } from '#src/components/OperatorHtml.tsx';
import { listTime } from '#src/i18n/time.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Button } from '#src/ui/elements.tsx';
import { Checkbox } from '#src/ui/Field.tsx';
import { Letter, Letters } from '#src/ui/Letters.tsx';
import { areaLocation } from '#src/windows/areas.ts';
import css from './Inbox.module.css';
import type { InboxSearch } from './letters-queries.ts';

interface Props {
  data: Data<typeof letters>;
  query: InboxSearch;
  /** The letter beside the list. */
  shownId: string | undefined;
  /** Null: no letters are being selected. */
  selected: ReadonlySet<string> | null;
  onSelect: (selected: ReadonlySet<string>) => void;
}

export function LetterList({ data, query, shownId, selected, onSelect }: Props) {
  const { t, i18n } = useLingui();
  const { page = 1, unread } = query;
  const pages = Math.max(1, Math.ceil(data.totalCount / letterPageSize));
  if (data.list.length === 0 && page === 1)
    return unread ? (
      <EmptyState title={<Trans>You have read all letters</Trans>} />
    ) : (
      <EmptyState title={<Trans>No letters yet</Trans>} text={<Trans>Your letters appear here.</Trans>} />
    );
  const select = (id: string, on: boolean) => {
    const next = new Set(selected);
    if (on) next.add(id);
    else next.delete(id);
    onSelect(next);
  };
  const at = (page: number) => ({ unread, page: page > 1 ? page : undefined });
  return (
    <>
      <Letters>
        {data.list.map((letter) => (
          <Letter
            key={letter.id}
            start={
              selected && (
                <Checkbox
                  aria-label={letter.title || t`No subject`}
                  checked={selected.has(letter.id)}
                  onChange={({ target }) => select(letter.id, target.checked)}
                />
              )
            }
            subject={letter.title || t`No subject`}
            sub={operatorText(letter.content)}
            time={listTime(i18n.locale, letter.createdAt)}
            unread={letter.isRead ? undefined : <Trans>Unread:</Trans>}
            render={
              <Link
                {...areaLocation('user', 'Letter', { ...query, id: letter.id })}
                resetScroll={false}
                data-letter={letter.id}
                aria-current={letter.id === shownId || undefined}
              />
            }
          />
        ))}
      </Letters>
      {(pages > 1 || page > 1) && (
        <nav className={css.pages} aria-label={t`Pages`}>
          {page > 1 && (
            <Button
              variant="ghost"
              render={<Link {...areaLocation('user', 'Letter', at(Math.min(page - 1, pages)))} />}
            >
              <Trans>Newer</Trans>
            </Button>
          )}
          <span>
            <Trans>
              Page {page} of {pages}
            </Trans>
          </span>
          {page < pages && (
            <Button variant="ghost" render={<Link {...areaLocation('user', 'Letter', at(page + 1))} />}>
              <Trans>Older</Trans>
            </Button>
          )}
        </nav>
      )}
    </>
  );
}
