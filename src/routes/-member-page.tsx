import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { selectForced } from '#machines/password-change.selectors.ts';
import { selectIsMember } from '#machines/session.selectors.ts';
import { useMachineSelector } from '#src/actors/context.tsx';
import { BankVerification } from '#src/components/BankVerification.tsx';
import { RecommendGate } from '#src/components/RecommendGate.tsx';
import { SignInRequired } from '#src/components/SignInRequired.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import type { MemberPageEntry } from './-member-page-entry.ts';
import { findMemberPage, Overview, overviewTitle, useMemberPageGroups } from './-member-pages.tsx';

/** What keeps a member from a page, in this order. */
export function obstacleTo(
  page: Pick<MemberPageEntry, 'key' | 'gate'> | undefined,
  { isMember, mustChangePassword }: { isMember: boolean; mustChangePassword: boolean },
): 'signIn' | 'password' | NonNullable<MemberPageEntry['gate']> | null {
  if (!isMember) return 'signIn';
  // The form is on this page, or in a modal above any other.
  if (mustChangePassword && page?.key !== 'Info') return 'password';
  return page?.gate ?? null;
}

export function MemberPage({ page: key }: { page: string | undefined }) {
  const { t, i18n } = useLingui();
  const page = findMemberPage(key);
  const isMember = useMachineSelector('session', selectIsMember) ?? false;
  const mustChangePassword = useMachineSelector('passwordChange', selectForced) ?? false;
  const obstacle = obstacleTo(page, { isMember, mustChangePassword });
  if (obstacle === 'signIn') {
    return (
      <SignInRequired
        title={i18n._(page?.label ?? overviewTitle)}
        text={<Trans>Sign in to see your account and wallet.</Trans>}
      />
    );
  }
  if (obstacle === 'password') return null;
  const view = (
    <Suspense fallback={<LineSkeletons label={t`Loading the page`} />}>
      {page ? <page.View /> : <OverviewOfPages />}
    </Suspense>
  );
  if (obstacle === 'bankVerification') return <BankVerification>{view}</BankVerification>;
  return obstacle === 'recommend' ? <RecommendGate>{view}</RecommendGate> : view;
}

const OverviewOfPages = () => <Overview groups={useMemberPageGroups()} />;
