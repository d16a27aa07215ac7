import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { Account } from '#src/features/member/Account.tsx';
import { loadDeferredMessages } from '#src/i18n/i18n.ts';

export const Route = createFileRoute('/user/')({
  loader: loadDeferredMessages,
  component: Account,
  staticData: { title: msg`My account` },
});
