import { AccountsPage } from '#src/features/money/accounts/AccountsPage.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';

const WithdrawPasswordForm = lazyComponent(
  () => import('#src/features/money/withdrawal/WithdrawPasswordForm.tsx'),
);

export default function MemberAccountsPage() {
  return <AccountsPage firstPassword={<WithdrawPasswordForm isSet={false} />} />;
}
