import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { Account } from '../screens/member/Account.tsx';

export const Route = createFileRoute('/user/')({
  component: Account,
  staticData: { title: msg`My account` },
});
