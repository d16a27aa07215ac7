/**
 * The third party redirects its window here, with a code, the member or an error. The page sends it to the
 * tab that opened the window. If the third party has severed the opener, this window continues as a tab.
 */
const query = new URLSearchParams(window.location.search);
window.history.replaceState(null, '', window.location.pathname);
const params = Object.fromEntries(query);
const isError = query.has('resCode') || query.size === 0;

if (window.opener) {
  const message = isError ? { ...params, msg: 'authLoginClose' } : { msg: 'authLogin', data: params };
  window.opener.postMessage(message, window.location.origin);
  window.close();
} else window.location.replace(import.meta.env.BASE_URL + (isError ? '' : `?${query}`));

export {};
