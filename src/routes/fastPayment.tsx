import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { learnAlso } from '../i18n/i18n.ts';
import { FastPayment } from '../screens/member/FastPayment.tsx';

export const Route = createFileRoute('/fastPayment')({
  loader: () => learnAlso('later'),
  component: FastPayment,
  staticData: { title: msg`Deposit`, bare: 'footer' },
});
