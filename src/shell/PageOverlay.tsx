import { Trans } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { selectCleaning, selectExchanging, selectSigningOut } from '#machines/session/session.selectors.ts';
import { useMachineSelector } from '#src/actors/machines.ts';
import { LoadingOverlay } from '#src/ui/LoadingOverlay.tsx';

/** Milliseconds. Shorter waits show no overlay, because it would only flash. */
const OVERLAY_DELAY = 300;

/** Overlay while a page loads, a hand-off is exchanged or the member is signed out. */
export function PageOverlay() {
  const signingOut = useMachineSelector('session', selectSigningOut);
  const cleaning = useMachineSelector('session', selectCleaning);
  const exchanging = useMachineSelector('session', selectExchanging);
  const pending = useRouterState({ select: (state) => state.status === 'pending' });
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!pending) return setShown(false);
    const timer = setTimeout(() => setShown(true), OVERLAY_DELAY);
    return () => clearTimeout(timer);
  }, [pending]);
  return (
    <LoadingOverlay shown={shown || cleaning || signingOut || exchanging}>
      {signingOut ? (
        <Trans>Signing you out</Trans>
      ) : exchanging ? (
        <Trans>Signing you in</Trans>
      ) : (
        <Trans>Opening the page</Trans>
      )}
    </LoadingOverlay>
  );
}
