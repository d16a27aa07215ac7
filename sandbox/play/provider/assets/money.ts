import type { GameView } from '#sandbox/play/provider/view.ts';

/** Shows an amount in the site's format: muted currency and fraction, aligned digits. */
export const showMoney = (element: HTMLElement, amount: number, view: GameView): void => {
  const format = new Intl.NumberFormat(view.locale, {
    style: 'currency',
    currency: view.iso,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: view.digits,
    maximumFractionDigits: view.digits,
  });
  element.replaceChildren(
    ...format.formatToParts(amount).map(({ type, value }) => {
      const part = document.createElement('span');
      part.className = type === 'currency' ? 'ccy' : type === 'fraction' || type === 'decimal' ? 'frac' : '';
      part.textContent = value;
      return part;
    }),
  );
};

export const moneyText = (amount: number, view: GameView): string =>
  new Intl.NumberFormat(view.locale, {
    style: 'currency',
    currency: view.iso,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: view.digits,
    maximumFractionDigits: view.digits,
  }).format(amount);
