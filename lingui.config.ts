import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { memberTexts } from './src/startup/parts.ts';

const member = memberTexts.map((source) => `src/${source}${/\.tsx?$/.test(source) ? '' : '/**'}`);

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
    { path: 'src/i18n/locales/{locale}/messages', include: ['src'], exclude: member },
    { path: 'src/i18n/locales/{locale}/member', include: member },
  ],
  format: formatter({ lineNumbers: false }),
});
