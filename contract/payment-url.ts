/** Whether a URL's hostname is this machine. */
export const isLoopbackHost = (hostname: string): boolean =>
  /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/**
 * Whether a payment page may be opened: https, or http on this machine, of one of the site's `paymentOrigins`.
 * The URL comes with an order; a forged one would lead the payment elsewhere.
 */
export function isPaymentUrl(value: string, paymentOrigins: readonly string[]): boolean {
  const url = URL.parse(value);
  if (!url || url.username || url.password) return false;
  const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname));
  return isSecure && paymentOrigins.some((origin) => URL.parse(origin)?.origin === url.origin);
}

/** Schemes that open a wallet or a banking app. */
const walletSchemes = [
  'bitcoin:',
  'ethereum:',
  'tron:',
  'litecoin:',
  'solana:',
  'upi:',
  'alipays:',
  'weixin:',
  'wxp:',
  'momo:',
];

/** Whether the URI of a payment may be a link, and the content of a QR code. */
export function isPaymentUri(value: string, paymentOrigins: readonly string[]): boolean {
  const scheme = URL.parse(value)?.protocol ?? '';
  return walletSchemes.includes(scheme) || isPaymentUrl(value, paymentOrigins);
}

/** Payload of the banks' QR codes (EMVCo: VietQR, PromptPay, PIX and others), which is no URI. */
const bankCode = /^0002\d\d[\x20-\x7e\u00a0-\uffff]{1,500}$/;

/** Whether a text may be shown as a QR code to pay by. */
export const isPaymentCode = (value: string, paymentOrigins: readonly string[]): boolean =>
  bankCode.test(value) || isPaymentUri(value, paymentOrigins);
