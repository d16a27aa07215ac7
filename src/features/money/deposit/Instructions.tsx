import { Trans, useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import type { DepositOrder } from '#contract/endpoints/money/deposit.ts';
import { fromDecimal } from '#contract/money.ts';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { useCopyTexts } from '#src/components/use-copy-texts.ts';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import { CopyField } from '#src/ui/CopyField.tsx';
import { InlineAlert } from '#src/ui/InlineAlert.tsx';
import { CryptoInstructions } from './CryptoInstructions.tsx';
import css from './Deposit.module.css';
import { KeyAmount } from './KeyAmount.tsx';
import { OpenInApp, PaymentCode } from './PaymentCode.tsx';
import { PaymentPage } from './PaymentPage.tsx';

interface Props {
  order: DepositOrder;
  currency: string;
}

/** How to pay an order. */
export function Instructions({ order, currency }: Props) {
  const { t } = useLingui();
  const copyTexts = useCopyTexts();
  const amount = (
    <>
      <MinorAmount minor={fromDecimal(order.payAmount, currency)} currency={currency} />
      <CopyButton {...copyTexts} text={order.payAmount} label={t`Copy amount`} />
    </>
  );
  if (order.instructions === null)
    return (
      <>
        <KeyAmount caption={<Trans>To pay</Trans>}>{amount}</KeyAmount>
        <InlineAlert
          tone="warning"
          icon={<CircleAlert />}
          text={<Trans>We cannot show how to pay this order. Contact customer service.</Trans>}
        />
      </>
    );
  switch (order.kind) {
    case 'bank':
      return (
        <>
          <KeyAmount caption={<Trans>Transfer exactly</Trans>}>{amount}</KeyAmount>
          <p className={css.note}>
            <Info />
            <Trans>Enter the reference with your transfer: it tells us that the money is yours.</Trans>
          </p>
          <BankFields {...order.instructions} />
        </>
      );
    case 'qr':
      return (
        <div className={css.withCode}>
          <div>
            <KeyAmount caption={<Trans>To pay</Trans>}>{amount}</KeyAmount>
            <p className={css.lead}>
              <Trans>Scan the code with your app. The amount is filled in.</Trans>
            </p>
            <OpenInApp uri={order.instructions.uri} />
          </div>
          <PaymentCode uri={order.instructions.uri} />
        </div>
      );
    case 'crypto':
      return <CryptoInstructions currency={currency} {...order.instructions} />;
    case 'redirect':
      return (
        <>
          <KeyAmount caption={<Trans>To pay</Trans>}>{amount}</KeyAmount>
          <PaymentPage url={order.instructions.url} />
        </>
      );
  }
}

type Bank = NonNullable<Extract<DepositOrder, { kind: 'bank' }>['instructions']>;
function BankFields({ bank, name, number, branch, reference }: Bank) {
  const { t } = useLingui();
  const copyTexts = useCopyTexts();
  const fields = [
    { id: 'bank', name: t`Bank`, text: bank, label: t`Copy bank` },
    { id: 'branch', name: t`Branch`, text: branch, label: t`Copy branch` },
    { id: 'name', name: t`Account holder`, text: name, label: t`Copy account holder` },
    {
      id: 'number',
      name: t`Account number`,
      text: number,
      label: t`Copy account number`,
      // In groups of four, as banks print it.
      shown: /^\d+$/.test(number) ? number.replace(/\d{4}(?=\d)/g, '$& ') : number,
    },
    { id: 'reference', name: t`Reference`, text: reference, label: t`Copy reference` },
  ];
  return (
    <div className={css.fields}>
      {fields.map(({ id, ...field }) => field.text && <CopyField key={id} {...copyTexts} {...field} />)}
    </div>
  );
}
