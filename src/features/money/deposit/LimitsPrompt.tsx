import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.tsx';
import { playLimitsQuery } from '#src/api/member-queries.ts';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { localStore } from '#src/storage/store.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Button } from '#src/ui/elements.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';

/**
 * Asks for a deposit limit before the first deposit: until the member has one, or has answered on this device. Limits
 * that cannot be loaded keep nobody from a deposit.
 */
export function LimitsPrompt({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const memberId = useMachineSelector('session', selectMember)?.memberId ?? '';
  const [isAnswered, setAnswered] = useState(() => localStore.get('limits_prompted') === memberId);
  const { data, isPending } = useQuery({ ...playLimitsQuery(useEpoch()), enabled: !isAnswered });
  if (isAnswered) return children;
  if (isPending) return <LineSkeletons label={t`Loading your limits`} />;
  if (!data || data.limits.some(({ kind, value }) => kind === 'deposit' && value !== null)) return children;
  const later = () => {
    localStore.set('limits_prompted', memberId);
    setAnswered(true);
  };
  return (
    <EmptyState
      title={<Trans>Do you want to set a deposit limit?</Trans>}
      text={<Trans>You decide how much you can deposit in a day, a week or a month.</Trans>}
      action={
        <>
          <Button onClick={later}>
            <Trans>Not now</Trans>
          </Button>
          <Button variant="primary" render={<AreaLink area="user" page="PlayLimits" />}>
            <Trans>Set a deposit limit</Trans>
          </Button>
        </>
      }
    />
  );
}
