/*
 * Functions that the app uses and that not all browsers of 2023 have, from Chrome 109, Firefox 115 and Safari 16.4 on. Loaded before
 * the app where one of them is missing. The compiler holds the built-in ones (`lib` in tsconfig.browser.json),
 * tests/lint/browser-floor.test.ts those of the browser.
 */
import '@oddbird/popover-polyfill';
import 'core-js/actual/array/to-reversed.js';
import 'core-js/actual/array/to-sorted.js';
import 'core-js/actual/array/to-spliced.js';
import 'core-js/actual/array/with.js';
import 'core-js/actual/promise/with-resolvers.js';
import 'core-js/modules/web.url.parse.js';

function any(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: controller.signal });
  }
  return controller.signal;
}

if (!('any' in AbortSignal)) Object.defineProperty(AbortSignal, 'any', { value: any });
