import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector, useOnBreak } from '#src/actors/machines.tsx';
import { OfferAction, OfferFacts } from '#src/components/PromotionOffer.tsx';
import { ArticlePage } from '#src/features/site/articles/Articles.tsx';
import { usePromotions } from '#src/features/site/articles/use-promotions.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';

const PromotionClaim = lazyComponent(() => import('#src/features/promotions/PromotionClaim.tsx'), {
  texts: 'member',
});

export const Route = createFileRoute('/discount/$id')({
  validateSearch: (search: { claim?: unknown }) => search,
  component: Page,
  staticData: { title: msg`Promotions` },
});

function Page() {
  const { t } = useLingui();
  const { id } = Route.useParams();
  const { claim } = Route.useSearch();
  const navigate = Route.useNavigate();
  const isMember = useMachineSelector('session', selectIsMember);
  const onBreak = useOnBreak();
  const query = usePromotions();
  const promotion = query.data?.find((article) => article.id === id);
  return (
    <>
      <ArticlePage
        query={query}
        id={id}
        to="/discount"
        title={<Trans>Promotions</Trans>}
        loading={t`Loading promotions`}
        emptyTitle={<Trans>This promotion is not known</Trans>}
        emptyText={<Trans>Go back to see the full list.</Trans>}
        offer={(article) => (
          <>
            <OfferFacts promotion={article} />
            <OfferAction promotion={article} />
          </>
        )}
      />
      {claim === true && isMember && !onBreak && promotion && (
        <Suspense>
          <PromotionClaim
            promotionId={id}
            title={promotion.title}
            onClose={() => void navigate({ search: {}, replace: true, resetScroll: false })}
          />
        </Suspense>
      )}
    </>
  );
}
