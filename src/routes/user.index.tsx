import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { learnAlso } from '../i18n/i18n.ts';
import { Account } from '../screens/member/Account.tsx';

export const Route = createFileRoute('/user/')({
  loader: () => learnAlso('later'),
  component: Account,
  staticData: { title: msg`My account` },
});
