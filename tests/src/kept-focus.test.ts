import { setTimeout as pause } from 'node:timers/promises';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { focusNewPage, keepFocus } from '#src/startup/kept-focus.ts';

let document: Document;
beforeAll(() => {
  const { window } = new JSDOM('<!doctype html><body></body>');
  ({ document } = window);
  vi.stubGlobal('MutationObserver', window.MutationObserver);
  // There is no layout: a dialog that has just been closed is still seen.
  window.Element.prototype.getClientRects = function (this: Element) {
    return (this.isConnected ? [{}] : []) as unknown as DOMRectList;
  };
  keepFocus(document);
});
afterAll(() => void vi.unstubAllGlobals());

const page = (html: string) => {
  document.body.innerHTML = `<header><a href="/faq">Help</a></header><main tabindex="-1"><h1>Page</h1>${html}</main>`;
};
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const focused = () => document.activeElement?.textContent;

test.each([
  [
    'heading of its section',
    '<section><h2>Cards</h2><ul><li><button>Remove</button></li></ul></section>',
    'li',
    'Cards',
  ],
  ['heading of the page', '<ul><li><button>Remove</button></li></ul>', 'li', 'Page'],
])('%s gets the focus when the focused element is removed', async (_, html, removed, expected) => {
  page(html);
  find('button').focus();
  find(removed).remove();
  await pause(5);
  expect(focused()).toBe(expected);
});

test('heading of the page gets the focus when the dialog with the focused element is closed', async () => {
  page('<dialog open><h2>Question</h2><button>Yes</button></dialog>');
  find('button').focus();
  find('dialog').removeAttribute('open');
  find('button').blur();
  await pause(5);
  expect(focused()).toBe('Page');
});

test('focus stays where somebody or the page has put it', async () => {
  page('<button>One</button><button id="two">Two</button>');
  find('button').focus();
  find('button').remove();
  find('#two').focus();
  await pause(5);
  expect(focused()).toBe('Two');
  find('#two').blur();
  await pause(5);
  find('#two').remove();
  await pause(5);
  expect(document.activeElement).toBe(document.body);
});

test('heading that comes later gets the focus which the content has in its place', async () => {
  page('');
  find('h1').remove();
  find('a').focus();
  focusNewPage(document);
  await pause(5);
  expect(document.activeElement).toBe(find('main'));
  find('main').insertAdjacentHTML('afterbegin', '<h1>Later</h1>');
  await pause(5);
  expect(focused()).toBe('Later');
});

test('heading of a new page gets the focus of a link, and no other', async () => {
  page('<input>');
  find('a').focus();
  focusNewPage(document);
  await pause(5);
  expect(focused()).toBe('Page');
  find('input').focus();
  focusNewPage(document);
  await pause(5);
  expect(document.activeElement).toBe(find('input'));
  expect(find('h1').hasAttribute('tabindex')).toBe(false);
});
