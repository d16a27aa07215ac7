import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import type { PayoutAccount } from '#contract/endpoints/money/accounts.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.ts';
import css from '#src/components/forms/form.module.css';
import { isComplete, WithdrawPasswordField } from '#src/components/forms/WithdrawPasswordField.tsx';
import { AccountName, AccountNumber } from '#src/components/PayoutAccount.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { AccountRefusal } from './AccountRefusal.tsx';

interface Props {
  accounts: readonly PayoutAccount[];
}

/** Asks for the withdrawal password before an account is removed. */
export function RemoveAccount({ accounts }: Props) {
  const isOpen = useMachineSelector('bankAccount', (snapshot) => snapshot.matches('removing'));
  const id = useMachineSelector('bankAccount', ({ context }) => context.id);
  const account = accounts.find((each) => each.id === id);
  return isOpen ? <RemoveDialog account={account} /> : null;
}

function RemoveDialog({ account }: { account: PayoutAccount | undefined }) {
  const send = useSend('bankAccount');
  const { t } = useLingui();
  const isBusy = useMachineSelector('bankAccount', (snapshot) => snapshot.hasTag('busy'));
  const failure = useMachineSelector('bankAccount', ({ context }) => context.failure);
  const [password, setPassword] = useState('');
  const close = () => send({ type: 'account.close' });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy || !isComplete(password)) return;
    setPassword('');
    send({ type: 'account.confirm', password });
  };
  return (
    <Dialog
      title={<Trans>Remove this account?</Trans>}
      text={
        account && (
          <>
            <AccountName account={account} />, <AccountNumber account={account} />
          </>
        )
      }
      failure={failure && <AccountRefusal failure={failure} />}
      closeLabel={t`Close`}
      locked={isBusy}
      onClose={close}
    >
      <form className={css.form} noValidate onSubmit={submit}>
        {/* A new field after each try, so that it has the focus. */}
        <WithdrawPasswordField
          key={String(isBusy)}
          value={password}
          onChange={setPassword}
          disabled={isBusy}
          autoFocus
        />
        <Button type="submit" variant="danger" shape="wide" busy={isBusy} busyLabel={<Trans>Removing</Trans>}>
          <Trans>Remove</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
