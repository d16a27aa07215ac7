import { createFileRoute, redirect } from '@tanstack/react-router';
import { cookies } from '#src/storage/cookies.ts';

/** Home, with a flag that says what the visitor came for. */
export const Route = createFileRoute('/fastDeposit')({
  beforeLoad: () => {
    cookies.set('fast_deposit', '1');
    throw redirect({ to: '/', search: true });
  },
});
