import { Trans, useLingui } from '@lingui/react/macro';
import { MoneyField } from '#src/components/forms/MoneyField.tsx';
import type { useAmount } from '#src/components/forms/use-amount.ts';
import { MinorAmount, MinorBalance } from '#src/components/MinorAmount.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import css from './Transfer.module.css';

interface Props {
  currency: string;
  /** In minor units; null if not known. */
  limits: { min: number | null; max: number | null; available: number | null };
  account: string;
  onAccount: (account: string) => void;
  isAccountMissing: boolean;
  amount: ReturnType<typeof useAmount>;
  disabled: boolean;
}

/** Whether the agent's money, and not the operator's limit, limits what can be transferred. */
export const isLimitedByWallet = (max: number | null, available: number | null) =>
  available !== null && (max === null || available < max);

/** To whom and how much. */
export function TransferFields(props: Props) {
  const { currency, limits, account, onAccount, isAccountMissing, amount, disabled } = props;
  const { min, max, available } = limits;
  const { t } = useLingui();
  const isMaxByWallet = isLimitedByWallet(max, available);
  return (
    <Panel title={<Trans>To a member of your downline</Trans>}>
      <div className={css.fields}>
        <TextField
          label={t`Account of the member`}
          value={account}
          onChange={({ target }) => onAccount(target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          disabled={disabled}
          state={isAccountMissing ? 'invalid' : undefined}
          note={isAccountMissing ? t`Enter the account.` : t`At any level below you, in your currency.`}
        />
        <MoneyField
          label={t`Amount`}
          currency={currency}
          amount={amount}
          disabled={disabled}
          presets={presetsOf(min, isMaxByWallet ? available : max).map(({ id, minor }) => ({
            minor,
            label: id === 'half' ? t`Half` : isMaxByWallet ? t`All` : t`Maximum`,
          }))}
          note={
            <span>
              <Trans>
                You can transfer <MinorBalance minor={available} currency={currency} />, from{' '}
                <MinorAmount minor={min} currency={currency} /> to{' '}
                <MinorAmount minor={max} currency={currency} /> at a time.
              </Trans>
            </span>
          }
        />
      </div>
    </Panel>
  );
}

const presetsOf = (min: number | null, max: number | null) => {
  if (max === null || max <= 0 || max < (min ?? 1)) return [];
  const half = Math.floor(max / 2);
  return [...(half >= Math.max(min ?? 1, 1) ? [{ id: 'half', minor: half }] : []), { id: 'all', minor: max }];
};
