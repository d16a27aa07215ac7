import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageError } from '#src/app/ErrorPages.tsx';

/** The page of a router whose first page throws. */
async function pageOf(thrown: unknown): Promise<string> {
  i18n.load('en-US', {});
  i18n.activate('en-US');
  const routeTree = createRootRoute({
    loader: () => {
      throw thrown;
    },
    errorComponent: PageError,
  });
  const router = createRouter({ routeTree, history: createMemoryHistory(), isServer: true });
  await router.load();
  return renderToStaticMarkup(
    createElement(I18nProvider, { i18n }, createElement(RouterProvider, { router: router as never })),
  );
}

test.each([
  ['says that no error was thrown', { odd: true }, true],
  ['does not say so', new Error('secret'), false],
])('error page %s when %o is thrown', async (_, thrown, expected) => {
  const page = await pageOf(thrown);
  expect(page).toContain('Internal Server Error');
  expect(page.includes('Invalid error object')).toBe(expected);
  expect(page).not.toContain('secret');
});
