import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const later = [
  'src/modals',
  'src/i18n',
  ...['agent', 'app', 'empty', 'foot', 'letters', 'member', 'play', 'sports'].map(
    (room) => `src/screens/${room}`,
  ),
];

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
  // The first page does not wait for the texts of what comes later.
  catalogs: [
    {
      path: 'src/i18n/locales/{locale}/messages',
      include: ['src'],
      exclude: later.map((folder) => `${folder}/**`),
    },
    { path: 'src/i18n/locales/{locale}/later', include: later },
  ],
  format: formatter({ lineNumbers: false }),
});
