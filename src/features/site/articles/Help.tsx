import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, ChevronDown, Landmark, Timer, Wallet } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Article } from '#contract/endpoints/promotions/promotions.ts';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector } from '#src/actors/machines.tsx';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { OperatorHtml, operatorText } from '#src/components/OperatorHtml.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Button } from '#src/ui/elements.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { SearchField } from '#src/ui/SearchField.tsx';
import { indexes, Skeleton } from '#src/ui/Skeletons.tsx';
import { hasWords } from '../has-words.ts';
import articles from './Articles.module.css';
import { faqQuery } from './articles-queries.ts';
import css from './Help.module.css';

const Contacts = lazyComponent(() => import('./Contacts.tsx'), { optional: true });

/** The help page: questions with answers that open in place, a search over them, and the ways to customer service. */
export function HelpPage() {
  const { t } = useLingui();
  const query = useQuery(faqQuery());
  const [search, setSearch] = useState('');
  const hasQuestions = query.data?.length !== 0;
  return (
    <section className={articles.page}>
      <h1 className={articles.title}>
        <Trans>Help</Trans>
      </h1>
      <div className={articles.beside}>
        <div className={css.questions}>
          {hasQuestions && (
            <SearchField
              label={t`Search questions`}
              placeholder={t`Search questions`}
              clearLabel={t`Clear search`}
              value={search}
              onChange={setSearch}
            />
          )}
          {!search && <Shortcuts />}
          <QueryView
            query={query}
            skeleton={<QuestionSkeleton />}
            isEmpty={(list) => list.length === 0}
            empty={
              <EmptyState
                title={<Trans>No questions yet</Trans>}
                text={<Trans>Contact customer service if you have a question.</Trans>}
              />
            }
          >
            {(list) => <Questions list={list} search={search.trim()} onClear={() => setSearch('')} />}
          </QueryView>
        </div>
        <Suspense>
          <Contacts />
        </Suspense>
      </div>
    </section>
  );
}

/** A member's own pages, where what is asked most has its answer. */
function Shortcuts() {
  const isMember = useMachineSelector('session', selectIsMember);
  if (!isMember) return null;
  const shortcuts = [
    { page: 'DWRecord', icon: <ArrowLeftRight />, name: <Trans>Deposits and withdrawals</Trans> },
    { page: 'MyWallet', icon: <Wallet />, name: <Trans>My wallet</Trans> },
    { page: 'BindAccount', icon: <Landmark />, name: <Trans>Accounts for withdrawals</Trans> },
    { page: 'PlayLimits', icon: <Timer />, name: <Trans>Play limits</Trans> },
  ] as const;
  return (
    <ul className={css.shortcuts}>
      {shortcuts.map(({ page, icon, name }) => (
        <li key={page}>
          <AreaLink area="user" page={page}>
            {icon}
            {name}
          </AreaLink>
        </li>
      ))}
    </ul>
  );
}

interface QuestionsProps {
  list: readonly Article[];
  search: string;
  onClear: () => void;
}

function Questions({ list, search, onClear }: QuestionsProps) {
  const found = search
    ? list.filter(({ title, summary, content }) =>
        hasWords(`${title} ${summary} ${operatorText(content)}`, search),
      )
    : list;
  if (found.length === 0)
    return (
      <EmptyState
        title={<Trans>No question matches</Trans>}
        text={<Trans>Contact customer service if you have a question.</Trans>}
        action={
          <Button onClick={onClear}>
            <Trans>Clear search</Trans>
          </Button>
        }
      />
    );
  return (
    <ul className={css.list}>
      {found.map(({ id, title, summary, content }) => (
        <li key={id}>
          <details className={css.question}>
            <summary>
              <span>
                <b>{title}</b>
                {summary && <small>{summary}</small>}
              </span>
              <ChevronDown aria-hidden />
            </summary>
            <div className={css.answer}>
              <OperatorHtml html={content} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

function QuestionSkeleton() {
  const { t } = useLingui();
  return (
    <ul className={css.list} aria-busy="true" aria-label={t`Loading questions`}>
      {indexes(6).map((index) => (
        <li key={index}>
          <Skeleton className={css.skeleton} />
        </li>
      ))}
    </ul>
  );
}
