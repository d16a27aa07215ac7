import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import type { Article } from '#contract/endpoints/promotions.ts';
import cards from '#src/components/cards.module.css';
import { OperatorHtml } from '#src/components/OperatorHtml.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import css from './Articles.module.css';
import { CardSkeleton } from './CardSkeleton.tsx';

interface Texts {
  title: ReactNode;
  loading: string;
  emptyTitle: ReactNode;
  emptyText: ReactNode;
}
interface ListProps extends Texts {
  query: UseQueryResult<Article[]>;
  to: '/discount/$id' | '/faq/$id';
  /** At the end of the title's row. */
  end?: ReactNode;
}

export function ArticleList({ query, to, title, end, loading, emptyTitle, emptyText }: ListProps) {
  const withImage = to === '/discount/$id';
  return (
    <section className={css.page}>
      <div className={css.head}>
        <h1 className={css.title}>{title}</h1>
        {end}
      </div>
      <QueryView
        query={query}
        skeleton={<CardSkeleton label={loading} withImage={withImage} />}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyState kind="empty" title={emptyTitle} text={emptyText} />}
      >
        {(list) => (
          <ul className={cards.cards}>
            {list.map((article) => (
              <li key={article.id}>
                <Link to={to} params={{ id: article.id }} className={cards.card}>
                  {article.photoPath && (
                    <img className={cards.image} src={article.photoPath} alt="" loading="lazy" />
                  )}
                  <span className={cards.text}>
                    <b>{article.title}</b>
                    {article.summary && <small>{article.summary}</small>}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

interface PageProps extends Texts {
  query: UseQueryResult<Article[]>;
  id: string;
  to: '/discount' | '/faq';
}

export function ArticlePage({ query, id, to, title, loading, emptyTitle, emptyText }: PageProps) {
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
            kind="nothing"
            title={emptyTitle}
            text={emptyText}
            action={<Button render={<Link to={to} />}>{title}</Button>}
          />
        }
      >
        {(list) => <ArticleBody article={list.find((article) => article.id === id)} />}
      </QueryView>
    </section>
  );
}

const ArticleBody = ({ article }: { article: Article | undefined }) =>
  article && (
    <article className={css.article}>
      {article.photoPath && <img className={css.banner} src={article.photoPath} alt="" />}
      <h1 className={css.title}>{article.title}</h1>
      {article.summary && <p className={css.summary}>{article.summary}</p>}
      <OperatorHtml html={article.content} />
    </article>
  );
