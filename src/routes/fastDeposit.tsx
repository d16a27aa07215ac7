import { createFileRoute, redirect } from '@tanstack/react-router';
import { cookies } from '#src/site/cookies.ts';

/** Redirects home; the flag opens the deposit page there. */
export const Route = createFileRoute('/fastDeposit')({
  beforeLoad: () => {
    cookies.set('fast_deposit', '1');
    throw redirect({ to: '/', search: true });
  },
});
