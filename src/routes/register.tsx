import { createFileRoute, redirect } from '@tanstack/react-router';
import { cookies } from '#src/site/cookies.ts';

/** Redirects home; the flag opens the registration dialog there. */
export const Route = createFileRoute('/register')({
  beforeLoad: () => {
    cookies.set('register_route', '1');
    throw redirect({ to: '/', search: true });
  },
});
