import { Trans, useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { PlayLimits } from '#contract/endpoints/play/limits.ts';
import { playLimitsMachine } from '#machines/play/play-limits.machine.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { stateName, useEpoch, useMachineSelector } from '#src/actors/context.tsx';
import { usePageActor } from '#src/actors/page-actor.ts';
import { playLimitsQuery } from '#src/api/member-queries.ts';
import { QueryView } from '#src/components/QueryView.tsx';
import { useMoments } from '#src/components/use-moments.ts';
import { Columns } from '#src/ui/Columns.tsx';
import { InlineAlert } from '#src/ui/InlineAlert.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';
import { Breaks } from './Breaks.tsx';
import { LimitList } from './LimitList.tsx';
import { momentsOf, type PlayLimitsActor, rowsOf } from './limits.ts';
import { Outcome } from './Outcome.tsx';
import { PlayTimeReminder } from './PlayTimeReminder.tsx';
import { playLimitsImplementations } from './play-limits.implementations.ts';
import { Review } from './Review.tsx';

/** The member's own limits, the reminder of time, and breaks. */
export default function PlayLimitsPage() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  const epoch = useEpoch();
  const query = useQuery(playLimitsQuery(epoch));
  const actor = usePageActor(() => ({
    machine: playLimitsMachine.provide(playLimitsImplementations({ queryClient, epoch, currency })),
    input: undefined,
  }));
  const state = useSelector(actor, stateName);
  return (
    <QueryView
      query={query}
      skeleton={
        <Panel>
          <LineSkeletons label={t`Loading your limits`} />
        </Panel>
      }
    >
      {(limits) => (
        <div data-machine="playLimits" data-state={state}>
          <Loaded actor={actor} query={query} limits={limits} currency={currency} />
        </div>
      )}
    </QueryView>
  );
}

interface LoadedProps {
  actor: PlayLimitsActor;
  query: UseQueryResult<PlayLimits>;
  limits: PlayLimits;
  currency: string;
}

function Loaded({ actor, query, limits, currency }: LoadedProps) {
  const rows = rowsOf(limits, currency);
  const now = useMoments(momentsOf(rows), () => void query.refetch());
  return (
    <>
      <Columns aside={<Breaks actor={actor} limits={limits} now={now} />}>
        <Outcome actor={actor} />
        {query.isError && <LimitsOutdatedAlert query={query} />}
        <PlayTimeReminder actor={actor} rows={rows} reminder={limits.reminderMinutes} />
        <LimitList actor={actor} rows={rows} currency={currency} now={now} />
      </Columns>
      <Review actor={actor} limits={limits} rows={rows} currency={currency} now={now} />
    </>
  );
}

const LimitsOutdatedAlert = ({ query }: Pick<LoadedProps, 'query'>) => (
  <InlineAlert
    tone="warning"
    icon={<CircleAlert />}
    text={<Trans>Your limits could not be read again. What you see may be out of date.</Trans>}
    action={
      <TextButton onClick={() => void query.refetch()}>
        <Trans>Try again</Trans>
      </TextButton>
    }
  />
);
