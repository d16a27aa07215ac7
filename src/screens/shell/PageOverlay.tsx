import { Trans } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx';

/** A page that is there sooner than this needs no overlay, which would only flash. */
const PATIENCE = 300;

export function PageOverlay() {
  const pending = useRouterState({ select: (state) => state.status === 'pending' });
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!pending) return setShown(false);
    const timer = setTimeout(() => setShown(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [pending]);
  return (
    <LoadingOverlay shown={shown}>
      <Trans>Opening the page</Trans>
    </LoadingOverlay>
  );
}
