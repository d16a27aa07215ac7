import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useEffect, useRef, useState } from 'react';
import type { Letter } from '#contract/endpoints/letters.ts';
import { OperatorHtml } from '#src/components/OperatorHtml.tsx';
import { formatTime } from '#src/i18n/time.ts';
import { Button } from '#src/ui/Button.tsx';
import { areaLocation } from '#src/windows/areas.ts';
import css from './Inbox.module.css';
import type { InboxSearch } from './inbox-search.ts';
import { useDeleteLetter, useReadLetter } from './letters-queries.ts';

/** Opening a letter marks it as read. Deleting it needs a confirmation, because it cannot be undone. */
export function OpenLetter({ letter, query }: { letter: Letter; query: InboxSearch }) {
  const { t, i18n } = useLingui();
  const read = useReadLetter();
  const destroy = useDeleteLetter();
  const navigate = useNavigate();
  const [confirming, setConfirming] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  const list = { ...query, id: undefined };
  const unread = useRef(letter.isRead ? null : letter);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    // Once per letter, even if the list changes.
    const newLetter = unread.current;
    unread.current = null;
    if (newLetter) read.mutate(newLetter);
  });
  const onDelete = () => {
    destroy.mutate(letter);
    void navigate({ ...areaLocation('user', 'Letter', list), replace: true, resetScroll: false });
  };
  return (
    <article className={css.letter} aria-labelledby="letter">
      <Link {...areaLocation('user', 'Letter', list)} resetScroll={false} className={css.back}>
        <ChevronLeft aria-hidden />
        <Trans>All letters</Trans>
      </Link>
      <h2 id="letter" className={css.subject} tabIndex={-1} ref={head}>
        {letter.title || t`No subject`}
      </h2>
      <p className={css.time}>{formatTime(i18n.locale, letter.createdAt)}</p>
      <OperatorHtml html={letter.content} />
      <footer className={css.actions}>
        {confirming ? (
          <>
            <p role="alert">
              <Trans>Delete this letter permanently?</Trans>
            </p>
            <Button variant="danger" onClick={onDelete} autoFocus>
              <Trans>Delete letter</Trans>
            </Button>
            <Button variant="ghost" onClick={() => setConfirming(false)}>
              <Trans>Keep letter</Trans>
            </Button>
          </>
        ) : (
          <Button onClick={() => setConfirming(true)}>
            <Trans>Delete</Trans>
          </Button>
        )}
      </footer>
    </article>
  );
}
