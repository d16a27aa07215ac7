import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useId } from 'react';
import type { Failure } from '#contract/call.ts';
import type { SportsBet } from '#machines/kernel/events.ts';
import { sportsFrameMachine } from '#machines/play/sports-frame.machine.ts';
import {
  selectSportsBusy,
  selectSportsFailure,
  selectSportsHeight,
  selectSportsUrl,
} from '#machines/play/sports-frame.selectors.ts';
import { stateName, useAppEvent, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { PageMachine } from '#src/actors/page-machine.tsx';
import { useCurrency } from '#src/components/games/catalogue.ts';
import { useSportsLaunch } from '#src/components/games/sports-launch.ts';
import { failureText, operatorCode } from '#src/i18n/failure.ts';
import { SkipLink } from '#src/ui/AppLayout.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Button, VisuallyHidden } from '#src/ui/elements.tsx';
import css from './Sports.module.css';
import { SportsSkeleton } from './SportsSkeleton.tsx';
import { sportsFrameImplementations } from './sports-frame.implementations.ts';

/** The operator's sports page; a bet chosen in it opens its provider's game. */
export default function SportsFrame() {
  const { i18n } = useLingui();
  const currency = useCurrency();
  return (
    <PageMachine
      // Its page is in the language and currency of the request.
      key={`${i18n.locale} ${currency}`}
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
  const end = useId();
  useOpenGameOnBet();
  return (
    <section
      data-machine="sportsFrame"
      data-state={state}
      aria-label={t`Quick bets`}
      aria-busy={!url && !failure}
    >
      {url ? (
        <>
          {/* The page in the frame has many buttons. */}
          <SkipLink to={end}>
            <Trans>Skip matches</Trans>
          </SkipLink>
          <iframe
            className={css.frame}
            style={height ? { height } : undefined}
            title={t`Quick bets`}
            src={url.url}
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
            referrerPolicy="strict-origin"
          />
          <VisuallyHidden id={end} tabIndex={-1}>
            <Trans>End of matches</Trans>
          </VisuallyHidden>
        </>
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

/** Error state of the sports frame, with a retry button. */
function SportsError({ failure }: { failure: Failure }) {
  const { i18n } = useLingui();
  const busy = useMachineSelector('sportsFrame', selectSportsBusy);
  const send = useSend('sportsFrame');
  return (
    <EmptyState
      failed
      title={<Trans>This could not be loaded</Trans>}
      text={failureText(i18n, failure)}
      code={operatorCode(failure)}
      action={
        <Button busy={busy} onClick={() => send({ type: 'sports.retry' })}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}

/** Opens the provider's game when a bet is chosen. */
function useOpenGameOnBet() {
  const launch = useSportsLaunch();
  const open = useCallback(({ gpId, oddsId }: SportsBet) => launch(gpId, oddsId), [launch]);
  useAppEvent('sports.bet', open);
}
