import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSend } from '../../actors/context.tsx';
import { cookies } from '../../storage/cookies.ts';
import { storedMember } from '../../storage/member.ts';

/** Whoever came by /register has left a flag: the form opens, once, where there is nobody yet. */
export function useRegisterRoute() {
  const send = useSend('registration');
  const place = useRouterState({ select: (state) => state.resolvedLocation?.state.__TSR_key });
  useEffect(() => {
    if (!place || cookies.get('register_route') !== '1') return;
    cookies.remove('register_route');
    if (!storedMember()) send({ type: 'registration.open' });
  }, [place, send]);
}
