import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { type Catalogue, parts } from './src/startup/parts.ts';

/** Patterns of the sources whose texts the parts put into a catalogue. */
const sourcesOf = (catalogue: Catalogue) =>
  parts
    .flatMap(({ texts }) => (texts?.catalogue === catalogue ? texts.sources : []))
    .map((source) => `src/${source}${/\.tsx?$/.test(source) ? '' : '/**'}`);
const [first, member] = [sourcesOf('messages'), sourcesOf('member')];

export default defineConfig({
  sourceLocale: 'en-US',
  locales: [
    'en-US',
    'zh-CN',
    'zh-TW',
    'vi-VN',
    'hi-IN',
    'ko-KR',
    'ja-JP',
    'th-TH',
    'my-MM',
    'ta-IN',
    'bn-BD',
  ],
  catalogs: [
    { path: 'src/i18n/locales/{locale}/messages', include: first },
    { path: 'src/i18n/locales/{locale}/deferred', include: ['src'], exclude: [...first, ...member] },
    { path: 'src/i18n/locales/{locale}/member', include: member },
  ],
  format: formatter({ lineNumbers: false }),
});
