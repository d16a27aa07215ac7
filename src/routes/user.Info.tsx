import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { Info } from '#src/features/member/Info.tsx';
import { loadMessages } from '#src/i18n/i18n.ts';

const ChangePasswordForm = lazy(() => import('#src/features/password/ChangePasswordForm.tsx'));

export const Route = createFileRoute('/user/Info')({
  loader: () => loadMessages('deferred'),
  component: () => <Info changePasswordForm={<ChangePasswordForm />} />,
  staticData: { title: msg`My details` },
});
