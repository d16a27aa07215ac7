import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { FastPayment } from '#src/features/deposit/FastPayment.tsx';
import { loadDeferredMessages } from '#src/i18n/i18n.ts';

export const Route = createFileRoute('/fastPayment')({
  loader: loadDeferredMessages,
  component: FastPayment,
  staticData: { title: msg`Deposit`, bare: 'footer' },
});
