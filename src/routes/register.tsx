import { createFileRoute, redirect } from '@tanstack/react-router';
import { cookies } from '#src/storage/cookies.ts';

/** Home, with a flag that says what the visitor came for. */
export const Route = createFileRoute('/register')({
  beforeLoad: () => {
    cookies.set('register_route', '1');
    throw redirect({ to: '/', search: true });
  },
});
