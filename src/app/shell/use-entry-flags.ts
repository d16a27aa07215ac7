import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { cookies } from '#src/storage/cookies.ts';
import { storedMember } from '#src/storage/member.ts';
import { useSend } from '../context.tsx';

/** What whoever came by /register or /fastDeposit came for, which has left a flag: it opens once the page is there. */
export function useEntryFlags() {
  const register = useSend('registration');
  const signIn = useSend('signIn');
  const { navigate } = useRouter();
  const place = useRouterState({ select: (state) => state.resolvedLocation?.state.__TSR_key });
  useEffect(() => {
    if (!place) return;
    if (cookies.take('register_route') && !storedMember()) register({ type: 'registration.open' });
    if (!cookies.take('fast_deposit')) return;
    if (storedMember()) void navigate({ to: '/fastPayment' });
    else signIn({ type: 'signIn.open', target: 'fastPayment' });
  }, [place, register, signIn, navigate]);
}
