import { Link } from '@tanstack/react-router';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { GameProvider } from '#contract/endpoints/catalogue/games.ts';
import type { SiteConfig } from '#contract/site.ts';
import { operatorLink } from '#src/components/operator-link.tsx';
import { appUrl } from '#src/features/site/download/app-url.ts';
import { setSite } from '#src/site/site.ts';
import { HallCard } from '#src/ui/HallCard.tsx';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('window', {
    addEventListener: () => {},
    innerWidth: 1440,
    location: { href: 'https://site.example/vi-VN/', host: 'site.example', origin: 'https://site.example' },
  });
  setSite({ allowedHosts: ['www.example.com'] } as SiteConfig);
});

test.each([
  ['/faq', '/faq', undefined],
  ['/faq?a=1#b', '/faq?a=1#b', undefined],
  ['https://site.example/vi-VN/faq?a=1#b', '/vi-VN/faq?a=1#b', undefined],
  ['https://site.example', '/', undefined],
  ['https://www.example.com/x', 'https://www.example.com/x', '_blank'],
])('link of the operator to %s has the URL %s and the target %s', (url, href, target) => {
  const link = operatorLink(url);
  expect(link?.type).toBe(target ? 'a' : Link);
  expect(link?.props).toMatchObject({ href, ...(target && { target }) });
  expect(operatorLink(url, true)?.props).toMatchObject({ href, target: '_blank' });
});

test.each([
  '',
  'faq',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'mailto:a@b',
])('operator has no link to %j', (url) => {
  expect(operatorLink(url)).toBeUndefined();
});

const provider = { gpId: 'GPPT', gtId: '3', appId: '' } as GameProvider;
test.each<[GameProvider | undefined, string]>([
  [undefined, 'https://apps.example/ios?a=1'],
  [{ ...provider, appId: 'e_own' }, 'https://apps.example/ios?a=1&app_id=e_own'],
  [provider, 'https://apps.example/ios?a=1&app_id=v_gppt'],
  [{ ...provider, gtId: '99' }, 'https://apps.example/ios?a=1&app_id=gppt'],
])('download URL carries the app id when the provider is %j', (listed, url) => {
  expect(appUrl('https://apps.example/ios?a=1', listed)).toBe(url);
});

test('download URL is absolute when the site config has a path', () => {
  expect(appUrl('/app.apk', provider)).toBe('https://site.example/app.apk?app_id=v_gppt');
});

test.each([
  ['it has another URL', '/active.svg', ['/door.svg', '/active.svg']],
  ['it has the same URL', '/door.svg', ['/door.svg']],
  ['there is none', '', ['/door.svg']],
])('hall card has the active image when %s', (_, activeArt, images) => {
  const render = createElement('a') as ReactElement<object>;
  const markup = renderToStaticMarkup(HallCard({ name: 'Slots', art: '/door.svg', activeArt, render }));
  expect([...markup.matchAll(/src="([^"]*)"/g)].map(([, src]) => src)).toEqual(images);
});
