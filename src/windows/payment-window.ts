import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { fromCallback, fromPromise } from 'xstate';
import { popup } from '#contract/constants.ts';
import { waitingWindows } from '#contract/messages.ts';
import { isPaymentUrl } from '#contract/payment-url.ts';
import { windowPoll } from '#contract/times.ts';
import type { Implementations } from '#machines/kernel/unimplemented.ts';
import type { PaymentWindowCommand, paymentWindowMachine } from '#machines/money/payment-window.machine.ts';
import type { Clock } from '#src/clock.ts';
import { site } from '#src/site/site.ts';
import { localStore } from '#src/storage/store.ts';
import { openerWindow } from './opener.ts';
import { popupFeatures } from './pop-up.ts';
import { setWaitingMessage } from './waiting-message.ts';

/** The payment window. It stays open while the member visits other pages. */
let payment: Window | null = null;
/** Whether the window still shows the waiting page, because its order does not exist yet. */
let isWaiting = false;

function close() {
  payment?.close();
  payment = null;
  isWaiting = false;
  localStore.remove('waitingUrl');
}

export const paymentWindowImplementations = (
  clock: Clock,
  kind: Exclude<keyof typeof waitingWindows, 'gameWindow'>,
): Implementations<typeof paymentWindowMachine> => ({
  actors: {
    open: fromPromise(async () => {
      localStore.set('waitingWindow', kind);
      setWaitingMessage({
        text: () => t(i18n)`The payment page opens here.`,
        lost: () =>
          t(i18n)`The connection to the site was lost. Close this window, then open the payment page again.`,
      });
      payment = openerWindow().open('/loading', waitingWindows[kind], popupFeatures(popup));
      isWaiting = payment !== null;
      return { opened: isWaiting };
    }),
    load: fromPromise(async ({ input: { url } }) => {
      const loaded = isPaymentUrl(url, site.paymentOrigins);
      if (loaded) {
        localStore.set('waitingUrl', url);
        payment?.location.replace(url);
        isWaiting = false;
      }
      return { loaded };
    }),
    close: fromPromise(async () => close()),
    watch: fromCallback<PaymentWindowCommand>(({ sendBack, receive }) => {
      receive(() => payment?.focus());
      const check = () => {
        if (!payment || payment.closed) return sendBack({ type: 'window.closed' });
        timer = clock.setTimeout(check, windowPoll);
      };
      let timer = clock.setTimeout(check, windowPoll);
      return () => {
        clock.clearTimeout(timer as never);
        // Its page was left, such as by sign-out, and nothing will be loaded.
        if (isWaiting) close();
      };
    }),
  },
});
