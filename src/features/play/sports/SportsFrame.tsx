import { useLingui } from '@lingui/react/macro';
import { sportsFrameMachine } from '#machines/play/sports-frame.machine.ts';
import {
  selectSportsFailure,
  selectSportsHeight,
  selectSportsUrl,
} from '#machines/play/sports-frame.selectors.ts';
import { stateName, useMachineSelector } from '#src/actors/machines.ts';
import { PageMachine } from '#src/actors/page-machine.tsx';
import { useCurrency } from '#src/components/games/use-catalogue.ts';
import css from './Sports.module.css';
import { SportsError } from './SportsError.tsx';
import { SportsSkeleton } from './SportsSkeleton.tsx';
import { sportsFrameImplementations } from './sports-frame.implementations.ts';
import { useOpenGameOnBet } from './use-open-game-on-bet.ts';

/** The operator's sports page; a bet chosen in it opens its provider's game. */
export default function SportsFrame() {
  const currency = useCurrency();
  return (
    <PageMachine
      key={currency}
      name="sportsFrame"
      logic={() => sportsFrameMachine.provide(sportsFrameImplementations)}
      input={{ currency }}
      fallback={<SportsSkeleton />}
    >
      <Frame />
    </PageMachine>
  );
}

function Frame() {
  const { t } = useLingui();
  const state = useMachineSelector('sportsFrame', stateName);
  const url = useMachineSelector('sportsFrame', selectSportsUrl);
  const height = useMachineSelector('sportsFrame', selectSportsHeight);
  const failure = useMachineSelector('sportsFrame', selectSportsFailure);
  useOpenGameOnBet();
  return (
    <section
      data-machine="sportsFrame"
      data-state={state}
      aria-label={t`Quick bets`}
      aria-busy={!url && !failure}
    >
      {url ? (
        <iframe
          className={css.frame}
          style={height ? { height } : undefined}
          title={t`Quick bets`}
          src={url.url}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          referrerPolicy="strict-origin"
        />
      ) : failure ? (
        <div className={css.failed}>
          <SportsError failure={failure} />
        </div>
      ) : (
        <SportsSkeleton />
      )}
    </section>
  );
}
