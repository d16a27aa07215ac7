import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { selectForced } from '#machines/session/password-change.selectors.ts';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector } from '#src/actors/machines.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { BankVerification, Offered, SignInRequired } from '#src/components/Requirements.tsx';
import { featureOfPage } from '#src/site/features.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Button } from '#src/ui/elements.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { areaLocation } from '#src/windows/areas.ts';
import type { MemberPageEntry } from './-member-page-entry.ts';
import {
  findMemberPage,
  Overview,
  overviewTitle,
  useMemberPageGroups,
  useRecommend,
} from './-member-pages.tsx';

/** What keeps a member from a page, in this order. */
export function guardOf(
  page: Pick<MemberPageEntry, 'key' | 'guard'> | undefined,
  { isMember, mustChangePassword }: { isMember: boolean; mustChangePassword: boolean },
): 'signIn' | 'password' | NonNullable<MemberPageEntry['guard']> | null {
  if (!isMember) return 'signIn';
  // The form is on this page, or in a modal above any other.
  if (mustChangePassword && page?.key !== 'Info') return 'password';
  return page?.guard ?? null;
}

export function MemberPage({ page: key }: { page: string | undefined }) {
  const { t, i18n } = useLingui();
  const page = findMemberPage(key);
  const isMember = useMachineSelector('session', selectIsMember);
  const mustChangePassword = useMachineSelector('passwordChange', selectForced);
  const guard = guardOf(page, { isMember, mustChangePassword });
  if (guard === 'signIn') {
    return (
      <SignInRequired
        title={i18n._(page?.label ?? overviewTitle)}
        text={<Trans>Sign in to see your account and wallet.</Trans>}
      />
    );
  }
  if (guard === 'password') return null;
  return (
    <Offered feature={featureOfPage('user', page?.key)}>
      <Guarded by={guard}>
        <Suspense fallback={<LineSkeletons label={t`Loading the page`} />}>
          {page ? <page.View /> : <OverviewOfPages />}
        </Suspense>
      </Guarded>
    </Offered>
  );
}

function Guarded({ by, children }: { by: MemberPageEntry['guard'] | null; children: ReactNode }) {
  if (by === 'bankVerification') return <BankVerification>{children}</BankVerification>;
  return by === 'recommend' ? <RecommendGuard>{children}</RecommendGuard> : children;
}

const OverviewOfPages = () => <Overview groups={useMemberPageGroups()} />;

/** In place of the pages of recommendations, why the member cannot recommend friends. */
function RecommendGuard({ children }: { children: ReactNode }) {
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
              <Button variant="primary" render={<Link {...areaLocation('proxy')} />}>
                <Trans>Become an agent</Trans>
              </Button>
            }
          />
        );
      }}
    </QueryView>
  );
}
