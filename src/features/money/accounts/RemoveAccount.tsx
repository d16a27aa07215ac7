import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type SubmitEvent, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { PayoutAccount } from '#contract/endpoints/money/accounts.ts';
import type { bankAccountMachine } from '#machines/money/bank-account.machine.ts';
import css from '#src/components/forms/form.module.css';
import { isComplete, WithdrawPasswordField } from '#src/components/forms/WithdrawPasswordField.tsx';
import { AccountName, AccountNumber } from '#src/components/PayoutAccount.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { AccountRefusal } from './AccountRefusal.tsx';

interface Props {
  actor: ActorRefFrom<typeof bankAccountMachine>;
  accounts: readonly PayoutAccount[];
}

/** Asks for the withdrawal password before an account is removed. */
export function RemoveAccount({ actor, accounts }: Props) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('removing'));
  const id = useSelector(actor, ({ context }) => context.id);
  const account = accounts.find((each) => each.id === id);
  return isOpen ? <RemoveDialog actor={actor} account={account} /> : null;
}

function RemoveDialog({ actor, account }: Pick<Props, 'actor'> & { account: PayoutAccount | undefined }) {
  const { t } = useLingui();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const [password, setPassword] = useState('');
  const close = () => actor.send({ type: 'account.close' });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy || !isComplete(password)) return;
    setPassword('');
    actor.send({ type: 'account.confirm', password });
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
