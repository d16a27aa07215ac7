import { JSDOM } from 'jsdom';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

/*
 * A browser's translation of the page replaces each text by `<font><font>` with the translated one, while React goes on to
 * change the texts.
 */

let root: { render: (node: ReactNode) => void; unmount: () => void };
let box: HTMLElement;
let act: (change: () => void) => Promise<void>;
let h: typeof import('react').createElement;

beforeAll(async () => {
  const { window } = new JSDOM('<!doctype html><body></body>');
  for (const [name, value] of Object.entries({
    window,
    document: window.document,
    Node: window.Node,
    MutationObserver: window.MutationObserver,
    IS_REACT_ACT_ENVIRONMENT: true,
  }))
    vi.stubGlobal(name, value);
  const { followTranslation } = await import('#src/startup/translated-page.ts');
  followTranslation(document.body);
  const react = await import('react');
  h = react.createElement;
  act = async (change) => {
    await react.act(async () => change());
    await settle();
  };
});
afterAll(() => void vi.unstubAllGlobals());
/** Lets the observer see what has changed. */
const settle = () => new Promise((done) => setTimeout(done));

beforeEach(async () => {
  const { createRoot } = await import('react-dom/client');
  box = document.createElement('div');
  document.body.replaceChildren(box);
  root = createRoot(box);
});

/** Translates every text below the box as Chrome does. */
async function translate() {
  const texts: Text[] = [];
  const walk = (node: Node) => {
    if (node.nodeName === 'FONT') return;
    if (node.nodeType === 3 && node.nodeValue?.trim()) texts.push(node as Text);
    for (const child of node.childNodes) walk(child);
  };
  walk(box);
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `«${text.nodeValue}»`;
    outer.append(inner);
    text.replaceWith(outer);
  }
  await settle();
}
const render = (node: ReactNode) => act(() => root.render(node));

test('text that appears and goes beside others is shown once', async () => {
  const hall = (count: number) => h('p', null, count > 0 && `${count} games`, ' in ', h('b', null, 'Slots'));
  await render(hall(3));
  await translate();
  await render(hall(0));
  expect(box.textContent).toBe('« in »«Slots»');
  await render(hall(7));
  expect(box.textContent).toBe('7 games« in »«Slots»');
  await translate();
  expect(box.textContent).toBe('«7 games»« in »«Slots»');
});

test('changed text beside others replaces its translation', async () => {
  const preset = (amount: string) => h('p', null, 'You pay ', amount, ' now');
  await render(preset('$10'));
  await translate();
  await render(preset('$20'));
  expect(box.textContent).toBe('«You pay »$20« now»');
});

test('element is put before a translated text', async () => {
  const line = (isOpen: boolean) => h('p', null, isOpen && h('i', { key: 'i' }, '!'), 'Closed');
  await render(line(false));
  await translate();
  await render(line(true));
  expect(box.innerHTML).toMatch(/^<p><i>!<\/i><font>/);
});

test('rows change places with their translated texts', async () => {
  const list = (names: string[]) =>
    h(
      'ul',
      null,
      names.map((name) => h('li', { key: name }, name, ' game')),
    );
  await render(list(['a', 'b', 'c']));
  await translate();
  await render(list(['c', 'a']));
  expect(box.textContent).toBe('«c»« game»«a»« game»');
});

test('page that was translated can be left', async () => {
  await render(h('main', null, 'Home ', h('a', null, 'Slots'), ' and more'));
  await translate();
  await render(h('main', null, h('h1', null, 'Slots')));
  expect(box.textContent).toBe('Slots');
  await act(() => root.unmount());
  expect(box.childNodes.length).toBe(0);
});

test('node that is in no place is an error as before', () => {
  const stranger = document.createElement('p');
  expect(() => box.removeChild(stranger)).toThrow(/not a child/i);
  expect(() => box.insertBefore(document.createElement('i'), stranger)).toThrow(/child/i);
});
