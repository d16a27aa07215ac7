import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useEffect, useRef, useState } from 'react';
import type { Answer } from '#contract/call.ts';
import type { Letter } from '#contract/endpoints/letters.ts';
import { useEpoch, useTell } from '#src/app/context.tsx';
import { OperatorHtml } from '#src/components/OperatorHtml.tsx';
import { formatTime } from '#src/i18n/time.ts';
import { Button } from '#src/ui/Button.tsx';
import css from './Inbox.module.css';
import type { InboxQuery } from './inbox-query.ts';
import { useLetterBox } from './letter-queries.ts';

/** Opened is read. To delete it is asked for twice: nobody can bring it back. */
export function OpenLetter({ letter, query }: { letter: Letter; query: InboxQuery }) {
  const { t, i18n } = useLingui();
  const box = useLetterBox(useEpoch());
  const tell = useTell();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  const list = { ...query, id: undefined };
  const tellFailure = (answer: Answer<unknown>) => {
    if (!answer.ok) tell({ type: 'notice', tone: 'bad', failure: answer.failure });
  };
  const unread = useRef(letter.isRead ? null : letter);
  useEffect(() => head.current?.focus(), []);
  useEffect(() => {
    // Once, whatever the list says meanwhile.
    const news = unread.current;
    unread.current = null;
    if (news) void box.read(news).then(tellFailure);
  });
  const destroy = () => {
    void box.destroy(letter).then(tellFailure);
    void navigate({ to: '/user/Letter', search: list, replace: true });
  };
  return (
    <article className={css.letter} aria-labelledby="letter">
      <Link to="/user/Letter" search={list} className={css.back}>
        <ChevronLeft aria-hidden />
        <Trans>All letters</Trans>
      </Link>
      <h2 id="letter" className={css.subject} tabIndex={-1} ref={head}>
        {letter.title || t`Without a subject`}
      </h2>
      <p className={css.time}>{formatTime(i18n.locale, letter.createdAt)}</p>
      <OperatorHtml html={letter.content} />
      <footer className={css.acts}>
        {asking ? (
          <>
            <p role="alert">
              <Trans>Delete this letter for good?</Trans>
            </p>
            <Button kind="grave" onClick={destroy} autoFocus>
              <Trans>Delete it</Trans>
            </Button>
            <Button kind="plain" onClick={() => setAsking(false)}>
              <Trans>Keep it</Trans>
            </Button>
          </>
        ) : (
          <Button onClick={() => setAsking(true)}>
            <Trans>Delete</Trans>
          </Button>
        )}
      </footer>
    </article>
  );
}
