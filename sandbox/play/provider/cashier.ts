import { isoCodes } from '#contract/currency.ts';
import { type DepositKind, type DepositStatus, mayBePaid } from '#contract/endpoints/money/deposit.ts';
import { toDecimal } from '#contract/money.ts';
import { type Language, languages } from '#contract/site.ts';
import type { DepositMethodRow, DepositOrderRow } from '#sandbox/db/schema.ts';
import type { DepositTarget } from '#sandbox/money/deposit-methods.ts';
import { LATE_PAYMENT_DELAY, type Payment, partialAmount } from '#sandbox/money/deposits.ts';
import { type MessageKey, type MessageValues, messageIn } from '#sandbox/server/messages/messages.ts';
import { SITE_TITLE, siteTitleOf } from '#sandbox/server/site-config.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import { escapeHtml, htmlPage } from './html.ts';

const TITLES: Readonly<Record<DepositKind, MessageKey>> = {
  bank: 'cashierBank',
  qr: 'cashierQr',
  crypto: 'cashierCrypto',
  redirect: 'cashierRedirect',
};
const STATUSES: Readonly<Record<DepositStatus, MessageKey>> = {
  waiting: 'cashierWaiting',
  reported: 'cashierReported',
  success: 'cashierSuccess',
  failed: 'cashierFailed',
  expired: 'cashierExpired',
  cancelled: 'cashierCancelled',
  returned: 'cashierReturned',
};

/** The message as HTML. */
const words =
  (language: Language) =>
  (key: MessageKey, values?: MessageValues): string =>
    escapeHtml(messageIn(language, key, values));

const page = (language: Language, title: MessageKey, content: string): string =>
  htmlPage({
    lang: languages[language].locale,
    title: messageIn(language, title),
    styles: ['cashier.css'],
    scripts: [],
    body: `<main class="cashier"><h1>${words(language)(title)}</h1>${content}<p class="note">${words(language)('cashierNote')}</p></main>`,
  });

/** Asks for what a payer types into a banking app or a wallet; `unknown` is one that no order has. */
export const findPage = (language: Language, unknown?: string): string => {
  const say = words(language);
  const problem = unknown === undefined ? '' : `<p role="alert">${say('cashierUnknown')}</p>`;
  return page(
    language,
    'cashierTitle',
    `<p>${say('cashierFind')}</p>${problem}<form class="form"><input type="hidden" name="lang" value="${language}"><label>${say('cashierReference')}<input name="reference" value="${escapeHtml(unknown ?? '')}" autocomplete="off" spellcheck="false" required></label><button class="button">${say('cashierShow')}</button></form>`,
  );
};

/** To whom the money goes. */
const payeeOf = (method: DepositMethodRow, { reference }: DepositOrderRow, title: string): string[] => {
  const target = JSON.parse(method.target) as DepositTarget;
  switch (target.kind) {
    case 'bank':
      return [target.name.replace(SITE_TITLE, title), target.bank, target.number, reference];
    case 'crypto':
      return [target.network, reference];
    default:
      return [title, method.name];
  }
};

type Shown = { order: DepositOrderRow; method: DepositMethodRow; isOnItsWay: boolean; site: string };

export const orderPage = (language: Language, { order, method, isOnItsWay, site }: Shown): string => {
  const say = words(language);
  const { currency, status } = order;
  const money = new Intl.NumberFormat(languages[language].locale, {
    style: 'currency',
    currency: isoCodes[currency as keyof typeof isoCodes] ?? currency,
  });
  const shown = (minor: number) => money.format(toDecimal(minor, currency) as Intl.StringNumericLiteral);
  const isOpen = status === 'waiting' || status === 'reported';
  const rows: [MessageKey, string[]][] = [
    ['cashierPayTo', payeeOf(method, order, siteTitleOf(site, language))],
    ['cashierOrder', [order.order_number]],
    ['cashierAmount', [shown(order.amount)]],
    ...(isOpen
      ? [['cashierExpires', [formatOperatorTime(order.expires_at)]] satisfies [MessageKey, string[]]]
      : []),
    ['cashierStatus', [messageIn(language, isOnItsWay ? 'cashierOnItsWay' : STATUSES[status])]],
  ];
  const list = rows
    .map(([key, lines]) => `<dt>${say(key)}</dt><dd>${lines.map(escapeHtml).join('<br>')}</dd>`)
    .join('');
  const button = (how: Payment, text: string) =>
    `<button class="button${how === 'full' ? '' : ' plain'}" name="how" value="${how}">${text}</button>`;
  const buttons = [
    button('full', say('cashierPay', { amount: shown(order.amount) })),
    button('partial', say('cashierPartial', { amount: shown(partialAmount(order.amount)) })),
    ...(isOnItsWay
      ? []
      : [button('late', say('cashierLate', { seconds: String(LATE_PAYMENT_DELAY / 1_000) }))]),
    ...(isOpen ? [button('refuse', say('cashierRefuse'))] : []),
  ];
  const takesPayment = mayBePaid(status);
  return page(
    language,
    TITLES[method.kind],
    `<dl>${list}</dl>${takesPayment ? `<form class="form" method="post">${buttons.join('')}</form>` : ''}<a href="${escapeHtml(site)}/user/Deposit">${say(takesPayment && !isOnItsWay ? 'cashierLeave' : 'cashierBack')}</a>`,
  );
};
