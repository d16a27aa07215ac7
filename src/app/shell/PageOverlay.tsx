import { Trans } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { selectExchanging, selectSigningOut } from '#machines/selectors.ts';
import { LoadingOverlay } from '#src/ui/LoadingOverlay.tsx';
import { useMachine } from '../context.tsx';

/** What is done sooner than this needs no overlay, which would only flash. */
const PATIENCE = 300;

/** Over everything while a page is on its way or a session begins elsewhere or ends. */
export function PageOverlay() {
  const signingOut = useMachine('session', selectSigningOut) ?? false;
  const exchanging = useMachine('session', selectExchanging) ?? false;
  const pending = useRouterState({ select: (state) => state.status === 'pending' });
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!pending) return setShown(false);
    const timer = setTimeout(() => setShown(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [pending]);
  return (
    <LoadingOverlay shown={shown || signingOut || exchanging}>
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
