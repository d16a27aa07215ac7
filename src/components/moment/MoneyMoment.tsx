import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { KeyAmount } from '#src/components/KeyAmount.tsx';
import { Balance } from '#src/components/MemberWallet.tsx';
import { useBalanceVisibility } from '#src/components/use-member-status.ts';
import { BrandMark } from '#src/ui/AppLayout.tsx';
import css from './MoneyMoment.module.css';
import { ReceiptButtons, type ReceiptProps } from './ReceiptButtons.tsx';

interface Props {
  /** What has happened; without, the page around it says so. */
  status?: ReactNode;
  /** In words, below the balance. */
  children?: ReactNode;
  receipt: ReceiptProps;
}

/** Money has arrived or was sent: an arch lights up once, beside the new balance. */
export function MoneyMoment({ status, children, receipt }: Props) {
  const { isVisible } = useBalanceVisibility();
  return (
    <div className={css.moment}>
      <BrandMark className={css.arch} />
      <div>
        <div className={css.words} role={status ? 'status' : undefined}>
          {status}
          <KeyAmount caption={<Trans>Your balance now</Trans>}>
            <Balance shown={isVisible} />
          </KeyAmount>
          {children}
        </div>
        <ReceiptButtons {...receipt} />
      </div>
    </div>
  );
}
