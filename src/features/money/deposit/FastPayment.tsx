import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector } from '#src/actors/machines.tsx';
import { BankVerification, Offered, SignInRequired } from '#src/components/Requirements.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import css from './FastPayment.module.css';

const DepositPage = lazyComponent(() => import('./DepositPage.tsx'));

/** Quick way to a deposit, in a window of its own. */
export function FastPayment() {
  const { t } = useLingui();
  const isMember = useMachineSelector('session', selectIsMember);
  if (!isMember)
    return <SignInRequired title={<Trans>Deposit</Trans>} text={<Trans>Sign in to make a deposit.</Trans>} />;
  return (
    <div className={css.page}>
      <h1 className={css.title}>
        <Trans>Deposit</Trans>
      </h1>
      <Offered feature="deposit">
        <BankVerification>
          <Suspense fallback={<LineSkeletons label={t`Loading the page`} />}>
            <DepositPage window="fpWindow" />
          </Suspense>
        </BankVerification>
      </Offered>
    </div>
  );
}
