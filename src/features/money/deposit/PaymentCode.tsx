import { Trans, useLingui } from '@lingui/react/macro';
import { isPaymentCode, isPaymentUri } from '#contract/payment-url.ts';
import { QrCode } from '#src/components/QrCode.tsx';
import { site } from '#src/site/site.ts';
import { Button } from '#src/ui/Button.tsx';
import css from './Deposit.module.css';
import { ForeignPaymentUrl } from './ForeignPaymentUrl.tsx';

/** The code to scan, unless it leads to a URL that is not of the site's payment providers. */
export function PaymentCode({ uri }: { uri: string }) {
  const { t } = useLingui();
  if (!isPaymentCode(uri, site.paymentOrigins)) return <ForeignPaymentUrl />;
  return <QrCode text={uri} label={t`QR code for the payment`} />;
}

/** Opens the payment's app on this device. */
export const OpenInApp = ({ uri }: { uri: string }) =>
  isPaymentUri(uri, site.paymentOrigins) && (
    <div className={css.actions}>
      <Button render={<a href={uri} target="_blank" rel="noopener noreferrer" />}>
        <Trans>Open in the app</Trans>
      </Button>
    </div>
  );
