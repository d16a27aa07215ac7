/**
 * Where the third party sends its window back to, with a code, the member, or why not. The tab that opened it hears
 * of it. Where a third party has cut that tie, this window goes on as a tab of its own.
 */
const query = new URLSearchParams(window.location.search);
window.history.replaceState(null, '', window.location.pathname);
const brought = Object.fromEntries(query);
const isRefused = query.has('resCode') || query.size === 0;

if (window.opener) {
  const message = isRefused ? { ...brought, msg: 'authLoginClose' } : { msg: 'authLogin', data: brought };
  window.opener.postMessage(message, window.location.origin);
  window.close();
} else window.location.replace(isRefused ? '/' : `/?${query}`);
