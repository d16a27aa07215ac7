import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import {
  selectSportsFailure,
  selectSportsHeight,
  selectSportsUrl,
} from '#machines/play/sports-frame.selectors.ts';
import { stateName, useMachineSelector, useSend } from '#src/actors/context.tsx';
import { useCurrency } from '#src/components/games/use-catalogue.ts';
import css from './Sports.module.css';
import { SportsError } from './SportsError.tsx';
import { SportsSkeleton } from './SportsSkeleton.tsx';
import { useOpenGameOnBet } from './use-open-game-on-bet.ts';

/** The operator's sports page; a bet chosen in it opens its provider's game. */
export default function SportsFrame() {
  const { t } = useLingui();
  const state = useMachineSelector('sportsFrame', stateName);
  const url = useMachineSelector('sportsFrame', selectSportsUrl);
  const height = useMachineSelector('sportsFrame', selectSportsHeight);
  const failure = useMachineSelector('sportsFrame', selectSportsFailure);
  const send = useSend('sportsFrame');
  const currency = useCurrency();
  const isLoaded = state !== undefined;
  useOpenGameOnBet();
  useEffect(() => {
    // Events sent before the machines are loaded could arrive after those sent later.
    if (!isLoaded) return;
    send({ type: 'sports.enter', currency });
    return () => send({ type: 'sports.leave' });
  }, [isLoaded, currency, send]);
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
