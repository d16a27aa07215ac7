import { beforeEach, expect, test, vi } from 'vitest';
import { languageOfPath } from '#contract/language.ts';
import type { SiteConfig } from '#contract/site.ts';
import { readParameters, searchText } from '#src/app/search-parameters.ts';
import { chooseLanguage, withLanguage, withoutLanguage } from '#src/site/locale.ts';
import { setSite, site } from '#src/site/site.ts';
import { localStore } from '#src/storage/store.ts';

let cookie = '';
beforeEach(() => {
  cookie = '';
  localStore.remove('lang');
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    get cookie() {
      return cookie;
    },
  });
  vi.stubGlobal('window', { innerWidth: 1_000, addEventListener: () => {} });
  setSite({
    languages: ['en_US', 'vi_VN', 'zh_CN'],
    defaultLanguage: 'en_US',
    country: '',
  } as unknown as SiteConfig);
});

test.each([
  ['/vi-VN/discount', 'vi_VN', '/discount'],
  ['/vi-vn/discount', 'vi_VN', '/discount'],
  ['/VI-VN', 'vi_VN', '/'],
  ['/Zh-cN/', 'zh_CN', '/'],
  ['/th-TH/discount', null, '/th-TH/discount'],
  ['/vi-vnx/discount', null, '/vi-vnx/discount'],
])('path %s has the language %s and is the page %s', (path, language, page) => {
  expect([languageOfPath(path, site), withoutLanguage(path)]).toEqual([language, page]);
  if (language) expect(withLanguage(path, language as 'vi_VN')).toMatch(/^\/(?:vi-VN|zh-CN)/);
});

test.each([
  ['i18n_redirected=vi_VN', null, 'vi_VN'],
  // The first one is that of the parent domain.
  ['i18n_redirected=zh_CN; i18n_redirected=vi_VN', 'vi_VN', 'vi_VN'],
  ['i18n_redirected=vi_VN; i18n_redirected=zh_CN', 'vi_VN', 'vi_VN'],
  ['i18n_redirected=zh_CN', 'vi_VN', 'zh_CN'],
  ['i18n_redirected=%E0%A4%A; lang=zh_CN', null, 'zh_CN'],
])('language of the cookies %s is after the choice %s %s', (text, chosen, language) => {
  cookie = text;
  if (chosen) localStore.set('lang', chosen);
  expect(chooseLanguage('/')).toBe(language);
});

test.each(['123456789012345678', '007', '1.50', '1e5', '-0', 'true story', '12', 'null', '[1]'])(
  'parameter %s stays the same text when the address is written again',
  (text) => {
    const first = searchText(readParameters(`?id=${encodeURIComponent(text)}`));
    expect(new URLSearchParams(first).get('id')).toBe(text);
    expect(searchText(readParameters(first))).toBe(first);
  },
);
