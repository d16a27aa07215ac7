import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/Deposit')({
  beforeLoad: () => {
    throw redirect({ to: '/user/Deposit' as string });
  },
});
