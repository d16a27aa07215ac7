import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ArticleList } from '#src/features/site/articles/Articles.tsx';
import { faqQuery } from '#src/features/site/articles/articles-queries.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';

const Contacts = lazyComponent(() => import('#src/features/site/articles/Contacts.tsx'), {
  optional: true,
});

export const Route = createFileRoute('/faq/')({ component: Page, staticData: { title: msg`Help` } });

function Page() {
  const { t } = useLingui();
  return (
    <>
      <ArticleList
        query={useQuery(faqQuery())}
        to="/faq/$id"
        title={<Trans>Help</Trans>}
        loading={t`Loading questions`}
        emptyTitle={<Trans>No questions yet</Trans>}
        emptyText={<Trans>Contact customer service if you have a question.</Trans>}
      />
      <Suspense>
        <Contacts />
      </Suspense>
    </>
  );
}
