import { Trans, useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { PlayLimits } from '#contract/endpoints/play/limits.ts';
import { playLimitsMachine } from '#machines/play/play-limits.machine.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { stateName, useEpoch, useMachineSelector } from '#src/actors/machines.ts';
import { PageMachine } from '#src/actors/page-machine.tsx';
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
import { momentsOf, rowsOf } from './limits.ts';
import { Outcome } from './Outcome.tsx';
import { PlayTimeReminder } from './PlayTimeReminder.tsx';
import { playLimitsImplementations } from './play-limits.implementations.ts';
import { Review } from './Review.tsx';

/** The member's own limits, the reminder of time, and breaks. */
export default function PlayLimitsPage() {
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  return (
    <PageMachine
      name="playLimits"
      logic={({ queryClient, epoch }) =>
        playLimitsMachine.provide(playLimitsImplementations({ queryClient, epoch, currency }))
      }
      input={undefined}
    >
      <Limits currency={currency} />
    </PageMachine>
  );
}

function Limits({ currency }: { currency: string }) {
  const { t } = useLingui();
  const epoch = useEpoch();
  const query = useQuery(playLimitsQuery(epoch));
  const state = useMachineSelector('playLimits', stateName);
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
          <Loaded query={query} limits={limits} currency={currency} />
        </div>
      )}
    </QueryView>
  );
}

interface LoadedProps {
  query: UseQueryResult<PlayLimits>;
  limits: PlayLimits;
  currency: string;
}

function Loaded({ query, limits, currency }: LoadedProps) {
  const rows = rowsOf(limits, currency);
  const now = useMoments(momentsOf(rows), () => void query.refetch());
  return (
    <>
      <Columns aside={<Breaks limits={limits} now={now} />}>
        <Outcome />
        {query.isError && <LimitsOutdatedAlert query={query} />}
        <PlayTimeReminder rows={rows} reminder={limits.reminderMinutes} />
        <LimitList rows={rows} currency={currency} now={now} />
      </Columns>
      <Review limits={limits} rows={rows} currency={currency} now={now} />
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
