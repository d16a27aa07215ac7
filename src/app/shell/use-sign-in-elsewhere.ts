import { useEffect } from 'react';
import { useSend } from '#src/actors/context.tsx';
import { signInElsewhere } from '#src/storage/sign-in-elsewhere.ts';

/** Shows the notice of a sign-in elsewhere again if this window was reloaded before it was answered. */
export function useSignInElsewhere() {
  const send = useSend('modals');
  useEffect(() => {
    const notice = signInElsewhere.get();
    if (notice) send({ type: 'modal.request', modal: { kind: 'signedInElsewhere', ...notice } });
  }, [send]);
}
