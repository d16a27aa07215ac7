import { Trans, useLingui } from '@lingui/react/macro';
import Info from 'lucide-react/icons/info';
import type { DepositOrder } from '#contract/endpoints/money/deposit.ts';
import { useCopyTexts } from '#src/components/use-copy-texts.ts';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import { CopyField } from '#src/ui/CopyField.tsx';
import css from './Deposit.module.css';
import { KeyAmount } from './KeyAmount.tsx';
import { OpenInApp, PaymentCode } from './PaymentCode.tsx';

type Coins = NonNullable<Extract<DepositOrder, { kind: 'crypto' }>['instructions']>;
/** How to pay an order in coins. */
export function CryptoInstructions({
  network,
  address,
  coin,
  amount,
  rate,
  uri,
  currency,
}: Coins & { currency: string }) {
  const { t } = useLingui();
  const copyTexts = useCopyTexts();
  return (
    <div className={css.withCode}>
      <div>
        <KeyAmount caption={<Trans>Send exactly</Trans>}>
          <span className={css.coins}>
            {amount} {coin}
          </span>
          <CopyButton {...copyTexts} text={amount} label={t`Copy amount`} />
        </KeyAmount>
        {rate !== null && (
          <p className={css.lead}>
            <Trans>
              One {coin} costs {rate} {currency}.
            </Trans>
          </p>
        )}
        <p className={css.note}>
          <Info />
          <Trans>Use this network only. Coins on another network are lost.</Trans>
        </p>
        <div className={css.fields}>
          <CopyField {...copyTexts} name={t`Network`} text={network} label={t`Copy network`} />
          <CopyField {...copyTexts} name={t`Address`} text={address} label={t`Copy address`} />
        </div>
        {uri && <OpenInApp uri={uri} />}
      </div>
      {uri && <PaymentCode uri={uri} />}
    </div>
  );
}
