/** Parts of a page whose heading says where the reader is. */
const areas = 'section, article, form, fieldset, [role="region"], dialog';

/** A dialog that is closed may still be seen for a moment. */
const isThere = (element: Element) =>
  element.getClientRects().length > 0 && !element.closest('dialog:not([open])');

/** For a script alone; a heading is no stop of the Tab key. */
function focusOn(element: HTMLElement) {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** The content, which has the focus until the heading of its page is there. */
let standIn: Element | null = null;

function focusPage(page: Document) {
  const heading = page.querySelector<HTMLElement>('h1');
  standIn = heading ? null : page.querySelector('main');
  const start = heading ?? page.querySelector('main');
  if (start) focusOn(start);
}

/**
 * Keeps the focus off the body, from which the Tab key starts at the top of the page and where screen readers say nothing: when the
 * focused element has gone or is disabled (a removed row, a form that is sent, the button that signed in), the heading of the area
 * around it gets the focus, else that of the page. Whatever takes the focus by itself keeps it.
 */
export function keepFocus(page: Document) {
  /** The focused element and those around it. */
  let path: HTMLElement[] = [];
  let isChecking = false;
  const isLost = () => path[0] !== undefined && page.activeElement === page.body;

  function recover() {
    isChecking = false;
    if (!isLost()) return;
    const place = path.find(isThere);
    // Somebody has left it by a click.
    if (place === path[0] && !place?.matches(':disabled')) {
      path = [];
      return;
    }
    const heading = place?.closest(areas)?.querySelector<HTMLElement>('h1, h2, h3');
    if (heading) focusOn(heading);
    else focusPage(page);
  }
  // Later, as what replaces the element takes the focus in a layout effect. Other effects may come after this.
  const check = () => {
    if (isChecking || !isLost()) return;
    isChecking = true;
    setTimeout(recover);
  };
  page.addEventListener('focusin', ({ target }) => {
    path = [];
    for (let one = target as HTMLElement | null; one && one !== page.body; one = one.parentElement)
      path.push(one);
  });
  page.addEventListener('focusout', check);
  new MutationObserver(() => {
    if (standIn && page.activeElement === standIn && page.querySelector('h1')) focusPage(page);
    check();
  }).observe(page.body, { childList: true, subtree: true });
}

/** After a navigation by a link, or one that has taken away what had the focus, the page's heading gets it. */
export function focusNewPage(page: Document) {
  setTimeout(() => {
    const { activeElement } = page;
    if (activeElement === page.body || activeElement?.closest('a[href]')) focusPage(page);
  });
}
