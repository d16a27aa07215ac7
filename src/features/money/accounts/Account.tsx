import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import type { PayoutAccount } from '#contract/endpoints/money/accounts.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { AccountIcon, AccountName, AccountNumber, useAccountText } from '#src/components/PayoutAccount.tsx';
import { TextButton } from '#src/ui/elements.tsx';
import { StatusLine } from '#src/ui/Panel.tsx';
import css from './Accounts.module.css';

interface Props {
  account: PayoutAccount;
  canRemove: boolean;
}

/** An account with its status, and what can be done with it. */
export function Account({ account, canRemove }: Props) {
  const send = useSend('bankAccount');
  const { t } = useLingui();
  const isBusy = useMachineSelector(
    'bankAccount',
    (snapshot) => snapshot.matches('settingDefault') && snapshot.context.id === account.id,
  );
  const isAdding = useMachineSelector('bankAccount', (snapshot) => snapshot.matches('adding'));
  const text = useAccountText(account);
  const { id, kind, owner, branch, status, isDefault, isInUse } = account;
  return (
    <li className={css.account}>
      <span className={css.icon}>
        <AccountIcon kind={kind} />
      </span>
      <div className={css.content}>
        <b>
          <AccountName account={account} />
        </b>
        <small className={css.number}>
          {kind !== 'crypto' && `${owner}, `}
          {branch && `${branch}, `}
          <AccountNumber account={account} />
        </small>
        <Status account={account} />
      </div>
      <div className={css.actions}>
        {status === 'verified' && !isDefault && !isAdding && (
          <TextButton
            aria-label={t`Set as default: ${text}`}
            aria-busy={isBusy}
            onClick={() => send({ type: 'account.default', id })}
          >
            <Trans>Set as default</Trans>
          </TextButton>
        )}
        {isInUse ? (
          <small>
            <Trans>A withdrawal to it is open.</Trans>
          </small>
        ) : (
          canRemove &&
          !isAdding && (
            <span className={css.remove}>
              <TextButton aria-label={t`Remove ${text}`} onClick={() => send({ type: 'account.remove', id })}>
                <Trans>Remove</Trans>
              </TextButton>
            </span>
          )
        )}
      </div>
    </li>
  );
}

function Status({ account: { status, reason, isDefault } }: Pick<Props, 'account'>) {
  if (status === 'pending')
    return (
      <StatusLine tone="info" icon={<Clock />}>
        <Trans>Under review</Trans>
      </StatusLine>
    );
  if (status === 'refused')
    return (
      <StatusLine tone="error" icon={<CircleX />}>
        {reason ? <Trans>Declined: {reason}</Trans> : <Trans>Declined</Trans>}
      </StatusLine>
    );
  return (
    <StatusLine tone="success" icon={<CircleCheck />}>
      {isDefault ? <Trans>Verified, default</Trans> : <Trans>Verified</Trans>}
    </StatusLine>
  );
}
