import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Article } from '#contract/endpoints/promotions/promotions.ts';
import cards from '#src/components/cards.module.css';
import { OperatorHtml } from '#src/components/OperatorHtml.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Button, cx } from '#src/ui/elements.tsx';
import { LineSkeletons, Skeleton } from '#src/ui/Skeletons.tsx';
import css from './Articles.module.css';

interface Texts {
  title: ReactNode;
  loading: string;
  emptyTitle: ReactNode;
  emptyText: ReactNode;
}
interface ListProps<T extends Article> extends Texts {
  query: UseQueryResult<T[]>;
  /** At the end of the title's row. */
  end?: ReactNode;
  /** Between the title and the cards. */
  before?: ReactNode;
  /** Below a card: what the article offers. */
  facts?: (article: T) => ReactNode;
  /** Beside the link to the article's terms: what it leads to. */
  action?: (article: T) => ReactNode;
}

export function ArticleList<T extends Article>(props: ListProps<T>) {
  const { query, title, end, before, loading, emptyTitle, emptyText, facts, action } = props;
  return (
    <section className={css.page}>
      <div className={css.head}>
        <h1 className={css.title}>{title}</h1>
        {end}
      </div>
      {before}
      <QueryView
        query={query}
        skeleton={<CardSkeleton label={loading} />}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyState title={emptyTitle} text={emptyText} />}
      >
        {(list) => (
          <ul className={cards.cards}>
            {list.map((article) => (
              <li key={article.id} className={css.item}>
                <Link to="/discount/$id" params={{ id: article.id }} className={cards.card}>
                  {article.photoPath && (
                    <img className={cards.image} src={article.photoPath} alt="" loading="lazy" />
                  )}
                  <span className={cards.text}>
                    <b id={`promotion-${article.id}`}>{article.title}</b>
                    {article.summary && <small>{article.summary}</small>}
                  </span>
                </Link>
                {facts?.(article)}
                <div className={css.actions}>
                  {action?.(article)}
                  <Button
                    variant="ghost"
                    render={
                      <Link
                        to="/discount/$id"
                        params={{ id: article.id }}
                        aria-describedby={`promotion-${article.id}`}
                      />
                    }
                  >
                    <Trans>Terms</Trans>
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

interface PageProps<T extends Article> extends Texts {
  query: UseQueryResult<T[]>;
  id: string;
  to: '/discount' | '/faq';
  /** What it offers: before the article's text, on the desktop beside the article. */
  offer?: (article: T) => ReactNode;
  /** Beside the article, below it on the phone. */
  aside?: (article: T) => ReactNode;
}

export function ArticlePage<T extends Article>(props: PageProps<T>) {
  const { query, id, to, title, loading, emptyTitle, emptyText, offer, aside } = props;
  return (
    <section className={css.page}>
      <Link to={to} className={css.back}>
        <ChevronLeft aria-hidden />
        {title}
      </Link>
      <QueryView
        query={query}
        skeleton={<LineSkeletons label={loading} />}
        isEmpty={(list) => !list.some((article) => article.id === id)}
        empty={
          <EmptyState
            title={emptyTitle}
            text={emptyText}
            action={<Button render={<Link to={to} />}>{title}</Button>}
          />
        }
      >
        {(list) => (
          <ArticleBody article={list.find((article) => article.id === id)} offer={offer} aside={aside} />
        )}
      </QueryView>
    </section>
  );
}

const ArticleBody = <T extends Article>({
  article,
  offer,
  aside,
}: { article: T | undefined } & Pick<PageProps<T>, 'offer' | 'aside'>) =>
  article && (
    <div className={cx(aside && css.beside)}>
      <article className={cx(css.article, offer && css.offered)}>
        <header>
          {article.photoPath && <img className={css.banner} src={article.photoPath} alt="" />}
          <h1 className={css.title}>{article.title}</h1>
          {article.summary && <p className={css.summary}>{article.summary}</p>}
        </header>
        {offer && <div className={css.offer}>{offer(article)}</div>}
        <OperatorHtml html={article.content} />
      </article>
      {aside?.(article)}
    </div>
  );

const indexes = [0, 1, 2, 3, 4, 5];

/** Skeleton of a page of cards. */
export const CardSkeleton = ({ label }: { label: string }) => (
  <ul className={cards.cards} aria-busy="true" aria-label={label}>
    {indexes.map((index) => (
      <li key={index}>
        <Skeleton className={css.skeleton} />
      </li>
    ))}
  </ul>
);
