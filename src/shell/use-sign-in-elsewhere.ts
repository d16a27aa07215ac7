import { useEffect } from 'react';
import { useSend } from '#src/actors/machines.ts';
import { storedMember } from '#src/storage/member.ts';
import { signInElsewhere } from '#src/storage/sign-in-elsewhere.ts';

/** Shows the notice of a sign-in elsewhere again if this window was reloaded before it was answered. */
export function useSignInElsewhere() {
  const send = useSend('modals');
  useEffect(() => {
    // Who has signed in again, in whichever tab, needs no notice.
    if (storedMember()) signInElsewhere.remove();
    const notice = signInElsewhere.get();
    if (notice) send({ type: 'modal.request', modal: { kind: 'signedInElsewhere', ...notice } });
  }, [send]);
}
