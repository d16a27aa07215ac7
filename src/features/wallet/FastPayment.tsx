import { Trans } from '@lingui/react/macro';
import { selectIsMember } from '#machines/session.selectors.ts';
import { useMachineSelector } from '#src/app/context.tsx';
import { BankVerification } from '#src/components/BankVerification.tsx';
import { SignInRequired } from '#src/components/SignInRequired.tsx';
import DepositService from './DepositService.tsx';
import css from './FastPayment.module.css';

/** Quick way to a deposit, in a window of its own. */
export function FastPayment() {
  const isMember = useMachineSelector('session', selectIsMember);
  if (!isMember)
    return <SignInRequired title={<Trans>Deposit</Trans>} text={<Trans>Sign in to make a deposit.</Trans>} />;
  return (
    <div className={css.page}>
      <h1 className={css.title}>
        <Trans>Deposit</Trans>
      </h1>
      <BankVerification>
        <DepositService />
      </BankVerification>
    </div>
  );
}
