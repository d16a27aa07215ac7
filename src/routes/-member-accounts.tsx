import { AccountsPage } from '#src/features/accounts/AccountsPage.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';

const WithdrawPasswordForm = lazyComponent(() => import('#src/features/withdrawal/WithdrawPasswordForm.tsx'));

export default function MemberAccountsPage() {
  return <AccountsPage firstPassword={<WithdrawPasswordForm isSet={false} />} />;
}
