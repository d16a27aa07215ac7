import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { Info } from '#src/features/member/Info.tsx';
import { loadDeferredMessages } from '#src/i18n/i18n.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';

const ChangePasswordForm = lazyComponent(() => import('#src/features/password/ChangePasswordForm.tsx'));

export const Route = createFileRoute('/user/Info')({
  loader: loadDeferredMessages,
  component: () => <Info changePasswordForm={<ChangePasswordForm />} />,
  staticData: { title: msg`My details` },
});
