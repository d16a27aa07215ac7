import { Trans, useLingui } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Info from 'lucide-react/icons/info';
import { type ReactNode, useState } from 'react';
import type { coolOffDays } from '#contract/endpoints/play/limits.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.ts';
import { formatTime } from '#src/i18n/time.ts';
import { timeZoneLabel } from '#src/i18n/time-zone-label.ts';
import { Button } from '#src/ui/Button.tsx';
import { ChoiceBar } from '#src/ui/ChoiceBar.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import css from './Limits.module.css';
import { breakEnd } from './limits.ts';
import { useBreakLength } from './use-break-length.ts';

type CoolOffDays = (typeof coolOffDays)[number];

/** A cool-off of some days. */
export function TakeBreak({ days, now }: { days: readonly CoolOffDays[]; now: number }) {
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
export function ExcludeMyself({ shortest }: { shortest: number }) {
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
