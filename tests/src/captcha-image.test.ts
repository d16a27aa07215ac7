import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

const snapshot = { value: 'ready', context: { image: {}, failure: null } };
vi.mock('#src/actors/machines.ts', () => ({
  useChildSelector: (_of: string, _child: string, select: (of: typeof snapshot) => unknown) =>
    select(snapshot),
  useSendToChild: () => () => {},
}));
const { CaptchaImage } = await import('#src/components/forms/CaptchaImage.tsx');

test.each([
  ['the operator sends one', '6 letters', ' placeholder="6 letters"'],
  ['the operator sends none', '', ''],
])('captcha field shows the placeholder when %s', (_, placeholder, attribute) => {
  i18n.loadAndActivate({ locale: 'en-US', messages: {} });
  snapshot.context.image = { token: 't', captcha: 'data:image/svg+xml,', placeholder };
  const field = createElement(CaptchaImage, { of: 'signIn', error: null });
  const markup = renderToStaticMarkup(createElement(I18nProvider, { i18n }, field));
  expect(/ placeholder="[^"]*"/.exec(markup)?.[0] ?? '').toBe(attribute);
});
