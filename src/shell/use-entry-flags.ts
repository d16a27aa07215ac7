import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSend } from '#src/actors/machines.ts';
import { cookies } from '#src/site/cookies.ts';
import { storedMember } from '#src/storage/member.ts';

/**
 * /register and /fastDeposit leave a flag in a cookie: opens the requested dialog or page once a page is
 * shown.
 */
export function useEntryFlags() {
  const register = useSend('registration');
  const signIn = useSend('signIn');
  const { navigate } = useRouter();
  const locationKey = useRouterState({ select: (state) => state.resolvedLocation?.state.__TSR_key });
  useEffect(() => {
    if (!locationKey) return;
    if (cookies.take('register_route') && !storedMember()) register({ type: 'registration.open' });
    if (!cookies.take('fast_deposit')) return;
    if (storedMember()) void navigate({ to: '/fastPayment' });
    else signIn({ type: 'signIn.open', target: 'fastPayment' });
  }, [locationKey, register, signIn, navigate]);
}
