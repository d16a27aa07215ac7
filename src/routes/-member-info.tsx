import { Info } from '#src/features/member/Info.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';

const ChangePasswordForm = lazyComponent(() => import('#src/features/password/ChangePasswordForm.tsx'));

export default function InfoPage() {
  return <Info changePasswordForm={<ChangePasswordForm />} />;
}
