import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, Info, MessageCircle, Moon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { coolOffDays, type PlayLimits } from '#contract/endpoints/play/limits.ts';
import type { RunningBreak } from '#machines/play/play-break.machine.ts';
import type { LimitChange } from '#machines/play/play-limits.machine.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { runningBreak } from '#src/api/member-queries.ts';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { BreakTitle } from '#src/components/BreakTitle.tsx';
import { HelpLines } from '#src/components/HelpLines.tsx';
import { useServiceLink } from '#src/components/use-service-link.ts';
import { closureEnd, formatTime, timeZoneLabel } from '#src/i18n/time.ts';
import { ChoiceBar } from '#src/ui/ChoiceCards.tsx';
import { Button } from '#src/ui/elements.tsx';
import { InlineAlert, Panel } from '#src/ui/Panel.tsx';
import { Row, RowList } from '#src/ui/RowList.tsx';
import css from './Limits.module.css';
import { breakEnd, exclusionsLonger, isLonger } from './limits.ts';

interface Props {
  limits: PlayLimits;
  /** The operator's time. */
  now: number;
}

/** A break from play, the exclusion, and whom to talk to. */
export function Breaks({ limits, now }: Props) {
  const running = runningBreak(limits, now);
  const link = useServiceLink();
  const days = coolOffDays.filter((count) => isLonger({ type: 'coolOff', days: count }, running, now));
  const [shortest] = exclusionsLonger(running, now);
  return (
    <>
      {running && <Running running={running} />}
      {days.length > 0 && <TakeBreak days={days} now={now} />}
      {shortest !== undefined && <ExcludeMyself shortest={shortest} />}
      <HelpLines />
      {link && (
        <Panel flush>
          <RowList>
            <Row icon={<MessageCircle />} render={link}>
              <Trans>Contact customer service</Trans>
            </Row>
          </RowList>
        </Panel>
      )}
    </>
  );
}

function Running({ running }: { running: RunningBreak }) {
  const { i18n } = useLingui();
  const time = closureEnd(i18n.locale, running);
  const zone = timeZoneLabel();
  return (
    <InlineAlert
      tone="info"
      icon={<Moon />}
      text={<BreakTitle reason={running.reason} />}
      detail={
        time && (
          <Trans>
            Until {time} ({zone})
          </Trans>
        )
      }
      action={
        <Button render={<AreaLink area="user" page="Withdrawal" />}>
          <Trans>Withdraw</Trans>
        </Button>
      }
    />
  );
}

type CoolOffDays = (typeof coolOffDays)[number];

/** A cool-off of some days. */
function TakeBreak({ days, now }: { days: readonly CoolOffDays[]; now: number }) {
  const send = useSend('playLimits');
  const { t, i18n } = useLingui();
  const length = useBreakLength();
  const isBusy = useMachineSelector('playLimits', (snapshot) => snapshot.hasTag('busy'));
  const [chosen, setChosen] = useState<CoolOffDays>(7);
  const count = days.includes(chosen) ? chosen : (days[0] ?? chosen);
  const change = { type: 'coolOff', days: count } as const;
  const name = length(change);
  const time = formatTime(i18n.locale, new Date(breakEnd(change, now)).toISOString());
  const zone = timeZoneLabel();
  return (
    <Panel title={<Trans>Take a break</Trans>}>
      <div className={css.choice}>
        <p className={css.text}>
          <Trans>No games, deposits or promotions. You can still sign in and withdraw.</Trans>
        </p>
        <ChoiceBar
          legend={t`Length of the break`}
          legendHidden
          look="chips"
          choices={days.map((each) => ({ id: String(each), label: length({ type: 'coolOff', days: each }) }))}
          value={String(count)}
          onChange={(id) => setChosen(Number(id) as CoolOffDays)}
        />
        <Button shape="wide" disabled={isBusy} onClick={() => send({ type: 'limits.review', change })}>
          <Trans>Start a break of {name}</Trans>
        </Button>
        <Hint>
          <Trans>
            Until {time} ({zone}). It cannot be shortened.
          </Trans>
        </Hint>
      </div>
    </Panel>
  );
}

const Hint = ({ children }: { children: ReactNode }) => (
  <p className={css.hint}>
    <Info />
    <span>{children}</span>
  </p>
);

/** The way to an exclusion, at first the shortest that is possible. */
function ExcludeMyself({ shortest }: { shortest: number }) {
  const send = useSend('playLimits');
  const isBusy = useMachineSelector('playLimits', (snapshot) => snapshot.hasTag('busy'));
  const change = { type: 'exclusion', months: shortest } as const;
  return (
    <Panel title={<Trans>Self-exclusion</Trans>}>
      <div className={css.choice}>
        <p className={css.text}>
          <Trans>
            Close games, deposits and promotions for 6 months, 1 year or 5 years. You can still withdraw your
            money.
          </Trans>
        </p>
        <Button shape="wide" disabled={isBusy} onClick={() => send({ type: 'limits.review', change })}>
          <Trans>Exclude myself</Trans>
          <ChevronRight />
        </Button>
      </div>
    </Panel>
  );
}

/** "7 days", "6 months", "5 years" */
export function useBreakLength() {
  const { t } = useLingui();
  return (change: LimitChange): string => {
    if (change.type === 'coolOff') return t`${plural(change.days, { one: '# day', other: '# days' })}`;
    if (change.type !== 'exclusion') return '';
    if (change.months % 12 !== 0) return t`${plural(change.months, { one: '# month', other: '# months' })}`;
    return t`${plural(change.months / 12, { one: '# year', other: '# years' })}`;
  };
}
