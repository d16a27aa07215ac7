import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/main_/$id')({
  beforeLoad: () => {
    throw redirect({ to: '/', search: true });
  },
});
