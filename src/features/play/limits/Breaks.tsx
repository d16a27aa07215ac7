import { Trans, useLingui } from '@lingui/react/macro';
import MessageCircle from 'lucide-react/icons/message-circle';
import Moon from 'lucide-react/icons/moon';
import { coolOffDays, type PlayLimits } from '#contract/endpoints/play/limits.ts';
import type { RunningBreak } from '#machines/play/play-break.machine.ts';
import { runningBreak } from '#src/api/running-break.ts';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { useServiceLink } from '#src/components/use-service-link.ts';
import { closureEnd } from '#src/i18n/time.ts';
import { timeZoneLabel } from '#src/i18n/time-zone-label.ts';
import { Button } from '#src/ui/Button.tsx';
import { InlineAlert } from '#src/ui/InlineAlert.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { Row, RowList } from '#src/ui/RowList.tsx';
import { ExcludeMyself, TakeBreak } from './BreakChoices.tsx';
import { exclusionsLonger, isLonger } from './limits.ts';

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
      text={
        running.reason === 'cool_off' ? (
          <Trans>You are taking a break</Trans>
        ) : (
          <Trans>You have excluded yourself from play</Trans>
        )
      }
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
