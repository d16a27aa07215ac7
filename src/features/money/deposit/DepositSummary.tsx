import { Trans } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DepositSums } from '#contract/deposit-sums.ts';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { InlineAlert, Summary } from '#src/ui/Panel.tsx';
import css from './Deposit.module.css';

interface Props {
  title?: ReactNode;
  end?: ReactNode;
  /** What the member pays, in minor units; null if not known. */
  amount: number | null;
  sums: DepositSums | null;
  currency: string;
  isPaid?: boolean;
  children?: ReactNode;
}

/** What a deposit comes to: payment, fee, bonus, and what must be played for it. */
export function DepositSummary({ title, end, amount, sums, currency, isPaid, children }: Props) {
  const { fee = 0, bonus = 0, turnover = 0 } = sums ?? {};
  const none = <span aria-hidden="true">–</span>;
  const money = (minor: number) => <MinorAmount minor={minor} currency={currency} />;
  const rest = (turnover > 0 || children) && (
    <>
      {turnover > 0 && (
        <InlineAlert
          tone="info"
          icon={<Lock />}
          text={
            <Trans>
              Play <MinorAmount minor={turnover} currency={currency} /> before you withdraw
            </Trans>
          }
        />
      )}
      {children}
    </>
  );
  return (
    <Summary
      title={title ?? <Trans>Summary</Trans>}
      end={end}
      lines={[
        {
          id: 'amount',
          label: isPaid ? <Trans>You paid</Trans> : <Trans>You pay</Trans>,
          value: amount === null ? none : money(amount),
        },
        {
          id: 'fee',
          label: <Trans>Fee</Trans>,
          value: fee > 0 ? <>−{money(fee)}</> : sums ? money(0) : none,
        },
        ...(bonus > 0
          ? [
              {
                id: 'bonus',
                label: <Trans>Promotion</Trans>,
                value: (
                  <span className={css.plus}>
                    +<MinorAmount minor={bonus} currency={currency} />
                  </span>
                ),
              },
            ]
          : []),
      ]}
      total={{
        label: <Trans>Into your wallet</Trans>,
        value: sums ? money(sums.arrives + sums.bonus) : none,
      }}
    >
      {rest}
    </Summary>
  );
}
