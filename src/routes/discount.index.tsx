import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PromotionAction } from '#src/components/PromotionAction.tsx';
import { RedEnvelopeButton } from '#src/components/RedEnvelopeButton.tsx';
import { ArticleList } from '#src/features/site/articles/Articles.tsx';
import { discountsQuery } from '#src/features/site/articles/articles-queries.ts';
import { MemberCheckIn } from './-member-check-in.tsx';

export const Route = createFileRoute('/discount/')({
  component: Page,
  staticData: { title: msg`Promotions` },
});

function Page() {
  const { t } = useLingui();
  return (
    <ArticleList
      query={useQuery(discountsQuery())}
      to="/discount/$id"
      title={<Trans>Promotions</Trans>}
      end={<RedEnvelopeButton layout="phone" />}
      before={<MemberCheckIn span="month" />}
      action={({ id, action }) => <PromotionAction action={action} promotionId={id} listed />}
      loading={t`Loading promotions`}
      emptyTitle={<Trans>No promotions right now</Trans>}
      emptyText={<Trans>New promotions appear here.</Trans>}
    />
  );
}
