import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { FastPayment } from '#src/features/wallet/FastPayment.tsx';
import { loadMessages } from '#src/i18n/i18n.ts';

export const Route = createFileRoute('/fastPayment')({
  loader: () => loadMessages('deferred'),
  component: FastPayment,
  staticData: { title: msg`Deposit`, bare: 'footer' },
});
