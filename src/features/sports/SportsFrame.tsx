import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { selectSportsAddress, selectSportsFailure, selectSportsHeight } from '#machines/form-selectors.ts';
import { stateName, useMachine, useSend } from '#src/app/context.tsx';
import { useCurrency } from '#src/components/games/use-catalogue.ts';
import css from './Sports.module.css';
import { SportsFailed } from './SportsError.tsx';
import { SportsBones } from './SportsSkeleton.tsx';
import { useBets } from './use-bets.ts';

/** The operator's page of matches; a bet that is chosen in it opens its provider's game. */
export default function SportsFrame() {
  const { t } = useLingui();
  const state = useMachine('sportsFrame', stateName);
  const address = useMachine('sportsFrame', selectSportsAddress);
  const height = useMachine('sportsFrame', selectSportsHeight);
  const failure = useMachine('sportsFrame', selectSportsFailure);
  const send = useSend('sportsFrame');
  const currency = useCurrency();
  const isThere = state !== undefined;
  useBets();
  useEffect(() => {
    // What is sent to machines that have not come yet could arrive after what is sent to them when they have.
    if (!isThere) return;
    send({ type: 'sports.enter', currency });
    return () => send({ type: 'sports.leave' });
  }, [isThere, currency, send]);
  return (
    <section
      data-machine="sportsFrame"
      data-state={state}
      aria-label={t`Quick bets`}
      aria-busy={!address && !failure}
    >
      {address ? (
        <iframe
          className={css.frame}
          style={height ? { height } : undefined}
          title={t`Quick bets`}
          src={address.url}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          referrerPolicy="strict-origin"
        />
      ) : failure ? (
        <div className={css.failed}>
          <SportsFailed failure={failure} />
        </div>
      ) : (
        <SportsBones />
      )}
    </section>
  );
}
