import { Trans, useLingui } from '@lingui/react/macro';
import { AppWindow, CircleAlert, ExternalLink, Info } from 'lucide-react';
import type { DepositOrder } from '#contract/endpoints/money/deposit.ts';
import { fromDecimal } from '#contract/money.ts';
import { isPaymentCode, isPaymentUri, isPaymentUrl } from '#contract/payment-url.ts';
import { stateName, useChildSelector, useSendToChild } from '#src/actors/machines.tsx';
import { KeyAmount } from '#src/components/KeyAmount.tsx';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { CryptoAddress } from '#src/components/PayoutAccount.tsx';
import { QrCode } from '#src/components/QrCode.tsx';
import { useCopyTexts } from '#src/components/use-copy-texts.ts';
import { site } from '#src/site/site.ts';
import { CopyButton, CopyField } from '#src/ui/CopyButton.tsx';
import { Button } from '#src/ui/elements.tsx';
import { InlineAlert } from '#src/ui/Panel.tsx';
import { canOpenWindows } from '#src/windows/pop-up.ts';
import css from './Deposit.module.css';

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

type Coins = NonNullable<Extract<DepositOrder, { kind: 'crypto' }>['instructions']>;
/** How to pay an order in coins. */
function CryptoInstructions({
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
          <CopyField
            {...copyTexts}
            name={t`Address`}
            text={address}
            shown={<CryptoAddress address={address} />}
            label={t`Copy address`}
          />
        </div>
        {uri && <OpenInApp uri={uri} />}
      </div>
      {uri && <PaymentCode uri={uri} />}
    </div>
  );
}

/** The code to scan, unless it leads to a URL that is not of the site's payment providers. */
function PaymentCode({ uri }: { uri: string }) {
  const { t } = useLingui();
  if (!isPaymentCode(uri, site.paymentOrigins)) return <ForeignPaymentUrl />;
  return <QrCode text={uri} label={t`QR code for the payment`} />;
}

/** Opens the payment's app on this device. */
const OpenInApp = ({ uri }: { uri: string }) =>
  isPaymentUri(uri, site.paymentOrigins) && (
    <div className={css.actions}>
      <Button render={<a href={uri} target="_blank" rel="noopener noreferrer" />}>
        <Trans>Open in the app</Trans>
      </Button>
    </div>
  );

/** The payment provider's page in its own window, or the way to it. */
function PaymentPage({ url }: { url: string }) {
  const state = useChildSelector('deposit', 'paymentWindow', stateName) ?? undefined;
  const send = useSendToChild('deposit', 'paymentWindow');
  if (state === 'refused' || !isPaymentUrl(url, site.paymentOrigins)) return <ForeignPaymentUrl />;
  const isShown = state?.startsWith('opened');
  return (
    <div className={css.fields} data-machine="paymentWindow" data-state={state}>
      {isShown ? (
        <InlineAlert
          tone="info"
          icon={<AppWindow />}
          text={<Trans>Pay in the window of the payment provider.</Trans>}
        />
      ) : state === 'blocked' ? (
        <InlineAlert
          tone="warning"
          icon={<AppWindow />}
          text={<Trans>Your browser blocked the pop-up</Trans>}
          detail={<Trans>Use the button to open the payment page.</Trans>}
        />
      ) : state === 'closed' ? (
        <InlineAlert
          tone="info"
          icon={<AppWindow />}
          text={<Trans>The payment page is closed. Your order is still open.</Trans>}
          detail={<Trans>If you have paid, there is nothing else to do.</Trans>}
        />
      ) : null}
      <div className={css.actions}>
        {canOpenWindows() ? (
          <Button
            variant={state === 'none' || state === 'blocked' ? 'primary' : 'secondary'}
            icon={<ExternalLink />}
            onClick={() => send({ type: 'window.open' })}
          >
            {isShown ? <Trans>Go to the payment page</Trans> : <Trans>Open the payment page</Trans>}
          </Button>
        ) : (
          <Button icon={<ExternalLink />} render={<a href={url} />}>
            <Trans>Open the payment page</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

/** In place of a payment URL that is not of the site's payment providers. */
const ForeignPaymentUrl = () => (
  <InlineAlert
    tone="error"
    icon={<CircleAlert />}
    text={<Trans>The payment page of this order is not one of ours. Do not pay.</Trans>}
    detail={<Trans>Cancel the order and contact customer service.</Trans>}
  />
);
