import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { FastPayment } from '#src/features/money/deposit/FastPayment.tsx';
import { loadMemberMessages } from '#src/i18n/i18n.ts';

export const Route = createFileRoute('/fastPayment')({
  loader: loadMemberMessages,
  component: FastPayment,
  staticData: { title: msg`Deposit`, bare: 'footer' },
});
