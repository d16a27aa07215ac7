import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Sources whose messages are in the `deferred` catalogue, which loads after the first page. */
const deferred = [
  'src/i18n',
  'src/windows',
  'src/components/dialogs',
  'src/components/forms',
  'src/components/{BankVerification,MinorAmount,PayoutAccount,QueryError,RedEnvelopeEntry,RequestStatus}.tsx',
  'src/components/{SignInRequired,WithdrawPasswordRefusal}.tsx',
  'src/features/catalogue/{EmptyHall,NoResults}.tsx',
  'src/features/articles/Sponsor.tsx',
  'src/app/ErrorPages.tsx',
  'src/routes/{-member-overview,-member-pages}.tsx',
  'src/app/shell/{BrowserAlert,OfflineBanner,PhonePageHeader,Toaster}.tsx',
  'src/features/home/{AnnouncementList,HomeFloats,News,Providers,Rows}.tsx',
  'src/features/letters/{Inbox,LetterList,OpenLetter}.tsx',
  'src/features/promotions/{PopUpDiscount,PopUpDiscountHistory,PopUpDiscountSlides,RedEnvelope}.tsx',
  ...[
    'agent',
    'demo',
    'deposit',
    'download',
    'footer',
    'member',
    'password',
    'play',
    'registration',
    'session',
  ].map((area) => `src/features/${area}`),
  ...['accounts', 'sign-in', 'sports', 'wallet', 'withdrawal'].map((area) => `src/features/${area}`),
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
  catalogs: [
    {
      path: 'src/i18n/locales/{locale}/messages',
      include: ['src'],
      exclude: deferred.map((path) => (path.endsWith('.tsx') ? path : `${path}/**`)),
    },
    { path: 'src/i18n/locales/{locale}/deferred', include: deferred },
  ],
  format: formatter({ lineNumbers: false }),
});
