import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '#src/features/articles/Articles.tsx';
import { discountsQuery } from '#src/features/articles/articles-queries.ts';

export const Route = createFileRoute('/discount/$id')({
  component: Page,
  staticData: { title: msg`Promotions` },
});

function Page() {
  const { t } = useLingui();
  return (
    <ArticlePage
      query={useQuery(discountsQuery())}
      id={Route.useParams().id}
      to="/discount"
      title={<Trans>Promotions</Trans>}
      loading={t`Loading promotions`}
      emptyTitle={<Trans>This promotion has ended</Trans>}
      emptyText={<Trans>Go back to see the full list.</Trans>}
    />
  );
}
