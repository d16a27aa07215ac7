import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SiteFeature } from '#contract/site.ts';
import { selectPlayBreak } from '#machines/play/play-break.selectors.ts';
import { useEpoch, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { memberStatusQuery } from '#src/api/member-queries.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Button, VisuallyHidden } from '#src/ui/elements.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { areaLocation } from '#src/windows/areas.ts';
import { useIsOffered } from './offered.tsx';
import { QueryView } from './QueryView.tsx';

/** Sign-in prompt on member-only pages. */
export function SignInRequired({ title, text }: { title: ReactNode; text: ReactNode }) {
  const send = useSend('signIn');
  return (
    <>
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      <EmptyState
        title={<Trans>You are not signed in</Trans>}
        text={text}
        action={
          <Button onClick={() => send({ type: 'signIn.open' })}>
            <Trans>Sign in</Trans>
          </Button>
        }
      />
    </>
  );
}

interface Props {
  feature: SiteFeature | undefined;
  children: ReactNode;
}

/** The page of a feature, or that the site does not offer it. */
export function Offered({ feature, children }: Props) {
  if (useIsOffered(feature)) return children;
  return (
    <EmptyState
      title={<Trans>This is not offered on this site</Trans>}
      action={
        <Button render={<Link to="/" />}>
          <Trans>Go home</Trans>
        </Button>
      }
    />
  );
}

/**
 * In place of a deposit, the way to a verified bank account, if the operator requires one. In a break nothing is
 * deposited, and the page says so.
 */
export function BankVerification({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const playBreak = useMachineSelector('playBreak', selectPlayBreak);
  const status = useQuery(memberStatusQuery(useEpoch()));
  if (playBreak) return children;
  return (
    <QueryView query={status} skeleton={<LineSkeletons label={t`Loading your wallet`} />}>
      {({ needBankAccountDepositVerified }) =>
        needBankAccountDepositVerified ? <UnboundBankAccount /> : children
      }
    </QueryView>
  );
}

export const UnboundBankAccount = () => (
  <EmptyState
    title={<Trans>Your bank account has not been verified yet</Trans>}
    text={<Trans>Add your bank account and wait until it is verified. Then you can make a deposit.</Trans>}
    action={
      <Button variant="primary" render={<Link {...areaLocation('user', 'BindAccount')} />}>
        <Trans>Add a bank account</Trans>
      </Button>
    }
  />
);
