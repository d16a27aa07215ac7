import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { fromCallback, fromPromise } from 'xstate';
import type { waitingWindows } from '#contract/messages.ts';
import { isPaymentUrl } from '#contract/payment-url.ts';
import type { Implementations } from '#machines/kernel/unimplemented.ts';
import type { PaymentWindowCommand, paymentWindowMachine } from '#machines/money/payment-window.machine.ts';
import type { Clock } from '#src/clock.ts';
import { site } from '#src/site/site.ts';
import { localStore } from '#src/storage/store.ts';
import { createWaitingWindow, setWaitingMessage } from './waiting-window.ts';

/** The window stays open while the member visits other pages. */
export function paymentWindowImplementations(
  clock: Clock,
  kind: Exclude<keyof typeof waitingWindows, 'gameWindow'>,
): Implementations<typeof paymentWindowMachine> {
  const payment = createWaitingWindow(kind, clock);
  /** Whether the window still shows the waiting page, because its order does not exist yet. */
  let isWaiting = false;
  const close = () => {
    payment.close();
    isWaiting = false;
    localStore.remove('waitingUrl');
  };
  return {
    actors: {
      open: fromPromise(async () => {
        setWaitingMessage({
          text: t(i18n)`The payment page opens here.`,
          lost: t(
            i18n,
          )`The connection to the site was lost. Close this window, then open the payment page again.`,
        });
        isWaiting = payment.open();
        return { opened: isWaiting };
      }),
      load: fromPromise(async ({ input: { url } }) => {
        const loaded = isPaymentUrl(url, site.paymentOrigins);
        if (loaded) {
          localStore.set('waitingUrl', url);
          payment.load(url);
          isWaiting = false;
        }
        return { loaded };
      }),
      close: fromPromise(async () => close()),
      watch: fromCallback<PaymentWindowCommand>(({ sendBack, receive }) => {
        receive(() => payment.focus());
        const unwatch = payment.watch(() => sendBack({ type: 'window.closed' }));
        return () => {
          unwatch();
          // Its page was left, such as by sign-out, and nothing will be loaded.
          if (isWaiting) close();
        };
      }),
    },
  };
}
