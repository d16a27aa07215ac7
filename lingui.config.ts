import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en-US',
  locales: ['en-US', 'zh-CN', 'zh-TW', 'vi-VN', 'hi-IN'],
  // The first page does not wait for the texts of modals.
  catalogs: [
    { path: 'src/i18n/locales/{locale}/messages', include: ['src'], exclude: ['src/modals/**'] },
    { path: 'src/i18n/locales/{locale}/modals', include: ['src/modals'] },
  ],
  format: formatter({ lineNumbers: false }),
});
