import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/gameHall/')({
  beforeLoad: () => {
    throw redirect({ to: '/', search: true });
  },
});
