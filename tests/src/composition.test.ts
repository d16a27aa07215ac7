import { JSDOM } from 'jsdom';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** Keys and texts of an input method, in React's handlers. */

let page: JSDOM['window'];
let show: (node: ReactNode) => Promise<HTMLInputElement>;
let h: typeof import('react').createElement;
let act: (change: () => void) => Promise<void>;

beforeAll(async () => {
  page = new JSDOM('<!doctype html><body></body>').window;
  for (const [name, value] of Object.entries({
    window: page,
    document: page.document,
    IS_REACT_ACT_ENVIRONMENT: true,
  }))
    vi.stubGlobal(name, value);
  const { leaveKeysToInputMethods } = await import('#src/startup/composition.ts');
  leaveKeysToInputMethods(page);
  const react = await import('react');
  const { createRoot } = await import('react-dom/client');
  h = react.createElement;
  act = (change) => react.act(async () => change());
  const root = createRoot(page.document.body);
  show = async (node) => {
    await act(() => root.render(node));
    return page.document.querySelector('input') as HTMLInputElement;
  };
});
afterAll(() => void vi.unstubAllGlobals());

const press = (input: HTMLInputElement, key: string, more: object = {}) =>
  act(() => input.dispatchEvent(new page.KeyboardEvent('keydown', { key, bubbles: true, ...more })));

test.each([
  ['composes', { isComposing: true }, 0],
  ['has just ended its composition', { keyCode: 229 }, 0],
  ['is not at work', {}, 1],
])('key is the input method’s while it %s', async (_, state, times) => {
  const onKeyDown = vi.fn();
  const input = await show(h('input', { onKeyDown }));
  for (const key of ['Enter', 'Escape', 'ArrowDown']) {
    onKeyDown.mockClear();
    await press(input, key, state);
    expect(onKeyDown).toHaveBeenCalledTimes(times);
  }
});

test('digits of an input method arrive once, when it has composed them', async () => {
  const { PinField } = await import('#src/ui/PinField.tsx');
  const onChange = vi.fn();
  const input = await show(h(PinField, { label: 'PIN', length: 4, value: '', onChange }));
  const type = (text: string, isComposing: boolean) =>
    act(() => {
      Object.getOwnPropertyDescriptor(page.HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new page.InputEvent('input', { bubbles: true, isComposing }));
    });
  await type('１', true);
  await type('１２', true);
  expect(onChange).not.toHaveBeenCalled();
  expect(input.value).toBe('１２');
  await act(() =>
    input.dispatchEvent(new page.CompositionEvent('compositionend', { bubbles: true, data: '１２' })),
  );
  expect(onChange.mock.calls.at(-1)).toEqual(['１２']);
  await type('12', false);
  expect(onChange.mock.calls.at(-1)).toEqual(['12']);
});
