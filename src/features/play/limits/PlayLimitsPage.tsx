import { Trans, useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { CircleAlert, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PlayLimits } from '#contract/endpoints/play/limits.ts';
import { playLimitsMachine } from '#machines/play/play-limits.machine.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { stateName, useApp, useEpoch, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { PageMachine } from '#src/actors/page-machine.tsx';
import { playLimitsQuery } from '#src/api/member-queries.ts';
import { serverNow } from '#src/api/server-time.ts';
import { waitUntilServerTime } from '#src/api/wait-until-server-time.ts';
import { QueryView } from '#src/components/QueryView.tsx';
import { reminderChoices, reminderMinutes } from '#src/site/play-reminder.ts';
import { site } from '#src/site/site.ts';
import { ChoiceBar } from '#src/ui/ChoiceCards.tsx';
import { Button, TextButton } from '#src/ui/elements.tsx';
import { Columns, InlineAlert, Panel } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { Breaks } from './Breaks.tsx';
import { Limit, LimitAmount } from './Limit.tsx';
import { LimitForm } from './LimitForm.tsx';
import css from './Limits.module.css';
import { type LimitRow, minutesText, momentsOf, rowsOf } from './limits.ts';
import { Outcome } from './Outcome.tsx';
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

/**
 * The operator's time, for comparisons with these moments: the page renders again when the next one comes, and
 * `onReached` is called.
 */
function useMoments(moments: readonly number[], onReached: () => void): number {
  const { app } = useApp();
  const [last, setLast] = useState(0);
  // A timer may fire slightly early.
  const now = Math.max(serverNow(), last);
  const next = Math.min(...moments.filter((moment) => moment > now));
  const reach = useEffectEvent((moment: number) => {
    setLast(moment);
    onReached();
  });
  useEffect(() => {
    if (!app || !Number.isFinite(next)) return;
    const stop = new AbortController();
    void waitUntilServerTime(app.clock, next, stop.signal).then(() => reach(next));
    return () => stop.abort();
  }, [next, app]);
  return now;
}

const off = 'off';

interface PlayTimeReminderProps {
  rows: readonly LimitRow[];
  /** Minutes between reminders in play; null for none. */
  reminder: number | null;
}

/** How long the member has played, and how often to be reminded of it. */
function PlayTimeReminder({ rows, reminder }: PlayTimeReminderProps) {
  const send = useSend('playLimits');
  const { i18n } = useLingui();
  const played = (period: LimitRow['period']) =>
    rows.find((row) => row.kind === 'session' && row.period === period)?.used ?? null;
  const week = <LimitAmount kind="session" amount={played('week')} currency="" />;
  const choices = reminderChoices(site, reminder);
  const shown = reminderMinutes(site, reminder);
  return (
    <Panel>
      <div className={css.time}>
        <div>
          <h2 className={css.label}>
            <Trans>Play time today</Trans>
          </h2>
          <p className={css.figure}>
            <LimitAmount kind="session" amount={played('day')} currency="" />
          </p>
          <p className={css.note}>
            <Trans>{week} this week</Trans>
          </p>
        </div>
        {choices.length > 0 && (
          <ChoiceBar
            legend={<Trans>Remind me every</Trans>}
            choices={choices.map((minutes) =>
              minutes === null
                ? { id: off, label: <Trans>Off</Trans> }
                : { id: String(minutes), label: minutesText(i18n.locale, minutes) },
            )}
            value={shown === null ? off : String(shown)}
            onChange={(id) => {
              const minutes = id === off ? null : Number(id);
              send({ type: 'limits.set', change: { type: 'reminder', minutes } });
            }}
          />
        )}
      </div>
    </Panel>
  );
}

interface LimitListProps {
  rows: readonly LimitRow[];
  currency: string;
  /** The operator's time. */
  now: number;
}

/** The limits that are set, and one that is being set. */
function LimitList({ rows, currency, now }: LimitListProps) {
  const send = useSend('playLimits');
  const edited = useMachineSelector('playLimits', ({ context }) => context.edited);
  const isOpen = (row: LimitRow) => row.kind === edited?.kind && row.period === edited.period;
  const isListed = (row: LimitRow) => row.isSet || !row.isKnown;
  const listed = rows.filter(isListed);
  const free = rows.filter((row) => !isListed(row));
  const added = free.find(isOpen);
  const [first] = free;
  const add = first && !edited && (
    <Button
      icon={<Plus />}
      onClick={() => send({ type: 'limits.edit', kind: first.kind, period: first.period })}
    >
      <Trans>Add a limit</Trans>
    </Button>
  );
  return (
    <Panel title={<Trans>Your limits</Trans>} flush>
      <p className={css.rule}>
        <Trans>A lower limit applies immediately, a higher one after 24 hours.</Trans>
      </p>
      {listed.length === 0 && !added && (
        <div className={css.limit}>
          <div className={css.content}>
            <b>
              <Trans>You have no limits yet</Trans>
            </b>
            <small>
              <Trans>Set the most you can deposit, lose or play.</Trans>
            </small>
          </div>
          {add}
        </div>
      )}
      <ul>
        {listed.map((row) => (
          <Limit
            key={`${row.kind} ${row.period}`}
            {...{ row, currency, now }}
            isOpen={isOpen(row)}
            canChange={!edited}
          />
        ))}
      </ul>
      {added && (
        <div className={css.limit}>
          <LimitForm key={added.kind} row={added} currency={currency} free={free} />
        </div>
      )}
      {listed.length > 0 && add && <div className={css.limit}>{add}</div>}
    </Panel>
  );
}
