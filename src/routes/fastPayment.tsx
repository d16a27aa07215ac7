import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { FastPayment } from '../screens/member/FastPayment.tsx';

export const Route = createFileRoute('/fastPayment')({
  component: FastPayment,
  staticData: { title: msg`Deposit`, footless: true },
});
