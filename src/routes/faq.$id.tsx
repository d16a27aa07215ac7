import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '#src/features/site/articles/Articles.tsx';
import { faqQuery } from '#src/features/site/articles/articles-queries.ts';
import { OtherQuestions } from '#src/features/site/articles/OtherQuestions.tsx';

export const Route = createFileRoute('/faq/$id')({ component: Page, staticData: { title: msg`Help` } });

function Page() {
  const { t } = useLingui();
  return (
    <ArticlePage
      query={useQuery(faqQuery())}
      id={Route.useParams().id}
      to="/faq"
      title={<Trans>Help</Trans>}
      loading={t`Loading questions`}
      emptyTitle={<Trans>Question not found</Trans>}
      emptyText={<Trans>Go back to see the full list.</Trans>}
      aside={({ id }) => <OtherQuestions id={id} />}
    />
  );
}
