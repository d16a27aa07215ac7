import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { areaLocation } from '#src/windows/areas.ts';
import { QueryView } from './QueryView.tsx';
import { useRecommend } from './use-recommend.ts';

/** In place of the pages of recommendations, why the member cannot recommend friends. */
export function RecommendGuard({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <QueryView query={useRecommend()} skeleton={<LineSkeletons label={t`Loading the page`} />}>
      {({ isOpen, canBeAgent }) => {
        if (isOpen) return children;
        if (!canBeAgent)
          return <EmptyState title={<Trans>Referring friends is not available for your account</Trans>} />;
        return (
          <EmptyState
            title={<Trans>You can recruit as an agent</Trans>}
            text={<Trans>Agents invite members with links of their own and earn a commission.</Trans>}
            action={
              <Button render={<Link {...areaLocation('proxy')} />}>
                <Trans>Become an agent</Trans>
              </Button>
            }
          />
        );
      }}
    </QueryView>
  );
}
