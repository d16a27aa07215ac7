import { Trans, useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { PayoutAccount } from '#contract/endpoints/money/accounts.ts';
import { useMachineSelector } from '#src/actors/machines.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { InlineAlert } from '#src/ui/InlineAlert.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { Account } from './Account.tsx';
import { AccountRefusal } from './AccountRefusal.tsx';

interface Props {
  accounts: readonly PayoutAccount[];
  canRemove: boolean;
}

/** The accounts by kind, with what can be done with each. */
export function AccountList({ accounts, canRemove }: Props) {
  const { t } = useLingui();
  const kinds = [
    { kind: 'bank', title: t`Bank accounts` },
    { kind: 'ewallet', title: t`E-wallets` },
    { kind: 'crypto', title: t`Crypto addresses` },
  ] as const;
  return (
    <>
      <Result />
      {accounts.length === 0 && (
        <EmptyState
          title={<Trans>You have no account for withdrawals yet</Trans>}
          text={<Trans>Withdrawals go to accounts in your own name only.</Trans>}
        />
      )}
      {kinds.map(({ kind, title }) => {
        const listed = accounts.filter((account) => account.kind === kind);
        return (
          listed.length > 0 && (
            <Panel key={kind} title={title} flush>
              <ul>
                {listed.map((account) => (
                  <Account key={account.id} account={account} canRemove={canRemove} />
                ))}
              </ul>
            </Panel>
          )
        );
      })}
    </>
  );
}

/** The outcome of the last change. */
function Result() {
  const snapshot = useMachineSelector('bankAccount', (current) => current);
  const { failure } = snapshot.context;
  if (snapshot.matches('list') && failure)
    return <InlineAlert tone="error" icon={<CircleAlert />} text={<AccountRefusal failure={failure} />} />;
  if (snapshot.matches({ list: 'added' }))
    return (
      <InlineAlert
        tone="success"
        icon={<CircleCheck />}
        text={<Trans>Your account is added.</Trans>}
        detail={<Trans>It is under review now. You can withdraw to it once it is verified.</Trans>}
      />
    );
  if (snapshot.matches({ list: 'removed' }))
    return (
      <InlineAlert tone="success" icon={<CircleCheck />} text={<Trans>Your account is removed.</Trans>} />
    );
  return null;
}
