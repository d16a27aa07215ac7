import { Info } from '#src/features/profile/Info.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';

const ChangePasswordForm = lazyComponent(
  () => import('#src/features/session/password/ChangePasswordForm.tsx'),
);

const WithdrawPasswordForm = lazyComponent(
  () => import('#src/features/money/withdrawal/WithdrawPasswordForm.tsx'),
);

export default function InfoPage() {
  return (
    <Info
      changePasswordForm={<ChangePasswordForm />}
      withdrawPasswordForm={(isSet) => <WithdrawPasswordForm isSet={isSet} />}
    />
  );
}
