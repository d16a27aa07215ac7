import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

const snapshot = { value: 'ready', context: { image: {}, failure: null } };
vi.mock('#src/actors/machines.tsx', () => ({
  useChildSelector: (_of: string, _child: string, select: (of: typeof snapshot) => unknown) =>
    select(snapshot),
  useSendToChild: () => () => {},
}));
const { CaptchaImage } = await import('#src/components/forms/CaptchaImage.tsx');

const markupWith = (image: object | null) => {
  i18n.loadAndActivate({ locale: 'en-US', messages: {} });
  Object.assign(snapshot.context, { image });
  const field = createElement(CaptchaImage, { of: 'signIn', error: null });
  return renderToStaticMarkup(createElement(I18nProvider, { i18n }, field));
};

test.each([
  ['the operator sends one', '6 letters', ' placeholder="6 letters"'],
  ['the operator sends none', '', ''],
])('captcha field shows the placeholder when %s', (_, placeholder, attribute) => {
  const markup = markupWith({ token: 't', captcha: 'data:image/svg+xml,', placeholder });
  expect(/ placeholder="[^"]*"/.exec(markup)?.[0] ?? '').toBe(attribute);
});

test('code can be entered only while there is an image', () => {
  const image = { token: 't', captcha: 'data:image/svg+xml,', placeholder: '' };
  expect(markupWith(image)).not.toContain('readOnly');
  expect(markupWith(null)).toContain('readOnly=""');
});
