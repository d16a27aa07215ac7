import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { OfferAction, OfferFacts } from '#src/components/PromotionOffer.tsx';
import { RedEnvelopeButton } from '#src/components/RedEnvelopeButton.tsx';
import { ArticleList } from '#src/features/site/articles/Articles.tsx';
import { usePromotions } from '#src/features/site/articles/use-promotions.ts';
import { MemberCheckIn } from './-member-check-in.tsx';

export const Route = createFileRoute('/discount/')({
  component: Page,
  staticData: { title: msg`Promotions` },
});

function Page() {
  const { t } = useLingui();
  return (
    <ArticleList
      query={usePromotions()}
      title={<Trans>Promotions</Trans>}
      end={<RedEnvelopeButton layout="phone" />}
      before={<MemberCheckIn span="month" />}
      facts={(promotion) => <OfferFacts promotion={promotion} />}
      action={(promotion) => <OfferAction promotion={promotion} listed />}
      loading={t`Loading promotions`}
      emptyTitle={<Trans>No promotions right now</Trans>}
      emptyText={<Trans>New promotions appear here.</Trans>}
    />
  );
}
