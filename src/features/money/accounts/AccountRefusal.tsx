import { Trans, useLingui } from '@lingui/react/macro';
import { type Failure, isOutcomeUnknown } from '#contract/call.ts';
import { LockedWithdrawPassword, WrongWithdrawPassword } from '#src/components/WithdrawPasswordRefusal.tsx';
import { failureText } from '#src/i18n/failure.ts';

/** Why an account was not added, removed or chosen. */
export function AccountRefusal({ failure }: { failure: Failure }) {
  const { i18n } = useLingui();
  if (isOutcomeUnknown(failure))
    return (
      <Trans>
        We do not know yet whether we have received this. Look at your accounts before you try again.
      </Trans>
    );
  switch (failure.code) {
    case '101':
      return <WrongWithdrawPassword failure={failure} />;
    case '102':
      return <Trans>You have this account already.</Trans>;
    case '104':
      return <Trans>Accounts are in your own name, and your details have none yet.</Trans>;
    case '105':
      return <Trans>A withdrawal to it is open.</Trans>;
    case '106':
      return <LockedWithdrawPassword failure={failure} />;
    case '109':
      return <Trans>This account does not exist any more.</Trans>;
    case '110':
      return <Trans>This account is not verified yet.</Trans>;
  }
  return failureText(i18n, failure);
}
