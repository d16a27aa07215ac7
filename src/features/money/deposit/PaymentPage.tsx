import { Trans } from '@lingui/react/macro';
import AppWindow from 'lucide-react/icons/app-window';
import ExternalLink from 'lucide-react/icons/external-link';
import { isPaymentUrl } from '#contract/payment-url.ts';
import { stateName, useChildSelector, useSendToChild } from '#src/actors/machines.ts';
import { site } from '#src/site/site.ts';
import { Button } from '#src/ui/Button.tsx';
import { InlineAlert } from '#src/ui/InlineAlert.tsx';
import { canOpenWindows } from '#src/windows/pop-up.ts';
import css from './Deposit.module.css';
import { ForeignPaymentUrl } from './ForeignPaymentUrl.tsx';

/** The payment provider's page in its own window, or the way to it. */
export function PaymentPage({ url }: { url: string }) {
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
          <Button icon={<ExternalLink />} onClick={() => send({ type: 'window.open' })}>
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
