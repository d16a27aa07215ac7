import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import type { ProviderMoney } from '#src/api/provider-money.ts';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { MinorBalance } from '#src/components/MinorAmount.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { SharesBar } from '#src/ui/SharesBar.tsx';
import css from './Wallet.module.css';

interface Props {
  currency: string;
  /** In the wallet, and with all providers together; in minor units, null if not known. */
  main: number | null;
  total: number | null;
  providers: readonly ProviderMoney[];
}

/** What is in the wallet, and where the rest of the money is. */
export function WalletTotal({ currency, main, total, providers }: Props) {
  const withMoney = providers.filter(({ minor }) => minor !== null && minor > 0);
  return (
    <Panel>
      <div className={css.total}>
        <div>
          <p className={css.caption}>
            <Trans>In your wallet, ready to play</Trans>
          </p>
          <p className={css.figure}>
            <MinorBalance minor={main} currency={currency} />
          </p>
        </div>
        <Button variant="primary" icon={<Plus />} render={<AreaLink area="user" page="Deposit" />}>
          <Trans>Deposit</Trans>
        </Button>
      </div>
      {withMoney.length > 0 && (
        <SharesBar
          shares={[
            { id: 'wallet', label: <Trans>Wallet</Trans>, value: Math.max(main ?? 0, 0) },
            ...withMoney.map(({ id, name, minor }) => ({ id, label: name, value: minor ?? 0 })),
          ]}
          rest={<Trans>Others</Trans>}
          end={
            <Trans>
              Total <MinorBalance minor={total} currency={currency} />
            </Trans>
          }
        />
      )}
    </Panel>
  );
}
