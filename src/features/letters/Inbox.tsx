import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import type { Letter as LetterData } from '#contract/endpoints/letters.ts';
import { selectMember } from '#machines/selectors.ts';
import { useEpoch, useMachine } from '#src/app/context.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { SignInFirst } from '#src/components/SignInRequired.tsx';
import { LineBones } from '#src/ui/Skeletons.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import css from './Inbox.module.css';
import type { InboxQuery } from './inbox-query.ts';
import { LetterList } from './LetterList.tsx';
import { lettersQuery } from './letter-queries.ts';
import { OpenLetter } from './OpenLetter.tsx';

/** The member's letters, and the one that is read beside them; on the phone in their place. */
export function Inbox({ query }: { query: InboxQuery }) {
  const { t } = useLingui();
  const member = useMachine('session', selectMember);
  const epoch = useEpoch();
  const navigate = useNavigate();
  const { page = 1, unread = false, id } = query;
  const read = useQuery({ ...lettersQuery(epoch, page, unread), enabled: Boolean(member) });
  const letter = useKept(read.data?.list, id);
  if (!member)
    return (
      <SignInFirst
        title={<Trans>Letters</Trans>}
        text={<Trans>Your letters are here once we know who you are.</Trans>}
      />
    );
  const unreadCount = read.data?.unreadCount ?? 0;
  return (
    <section className={css.inbox} data-reading={letter ? true : undefined}>
      <div className={css.lists}>
        <header className={css.head}>
          <h1 className={css.title}>
            <Trans>Letters</Trans>
          </h1>
          <p role="status" className={css.count}>
            {read.data && <Plural value={unreadCount} _0="Nothing unread" one="# unread" other="# unread" />}
          </p>
        </header>
        <Tabs
          label={t`Which letters`}
          panel="letters"
          value={unread ? 'unread' : 'all'}
          tabs={[
            { id: 'all', label: <Trans>All</Trans> },
            { id: 'unread', label: <Trans>Unread</Trans> },
          ]}
          onChange={(tab) =>
            void navigate({ to: '/user/Letter', search: tab === 'unread' ? { unread: true } : {} })
          }
        />
        <div id="letters" role="tabpanel" aria-label={unread ? t`Unread` : t`All`}>
          <QueryView query={read} bones={<LineBones label={t`Loading your letters`} count={6} />}>
            {(data) => <LetterList data={data} query={query} />}
          </QueryView>
        </div>
      </div>
      {letter && <OpenLetter key={letter.id} letter={letter} query={query} />}
    </section>
  );
}

/** The letter that is read stays open, although it is none of the unread any more. */
function useKept(list: readonly LetterData[] | undefined, id: string | undefined): LetterData | undefined {
  const kept = useRef<LetterData>(undefined);
  const found = list?.find((letter) => letter.id === id);
  if (found) kept.current = found;
  else if (kept.current?.id !== id) kept.current = undefined;
  return kept.current;
}
