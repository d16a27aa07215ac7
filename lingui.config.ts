import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Sources whose messages are in the `deferred` catalogue, which loads after the first page. */
const deferred = [
  'src/i18n',
  'src/windows',
  'src/components/dialogs',
  'src/components/forms',
  'src/components/{AgreementText,BalanceMenu,BalanceParts,MinorAmount,PromotionAction,QueryError,RedEnvelopeEntry,ReturnBalances,SignInRequired,UnreadableList}.tsx',
  'src/features/catalogue/{EmptyHall,FilterDialog,GameCard,GameFactList,HallFilters,NoMatches,NoResults}.tsx',
  'src/features/catalogue/{SearchOptions,SearchPage,SearchResults}.tsx',
  'src/features/catalogue/{feature-names,use-applied-filters}.ts',
  'src/components/games/ReopensAt.tsx',
  'src/features/site/articles/{DocumentPage,ServiceAgreementPage,Sponsor}.tsx',
  'src/features/money/wallet/SurplusEntry.tsx',
  'src/app/ErrorPages.tsx',
  'src/shell/{AccountMenu,BrowserAlert,OfflineBanner,PhonePageHeader,Toaster}.tsx',
  'src/features/site/home/{Ads,AsideCard,ContinueRow,GameRow,HomeFloats,HotRow,JackpotCard,News,Providers,Rows}.tsx',
  'src/features/letters/{Inbox,LetterList,LetterTools,OpenLetter}.tsx',
  'src/features/promotions/{PopUpDiscount,PopUpDiscountHistory,PopUpDiscountSlides,RedEnvelope}.tsx',
  ...[
    'play/*.ts',
    'play/*.tsx',
    'play/demo',
    'play/sports',
    'session',
    'site/download',
    'site/footer',
    'site/tracking',
  ].map((path) => `src/features/${path}`),
];
/** Sources whose messages are in the `member` catalogue, which loads with the member centre and the agent window. */
const member = [
  'src/components/records',
  'src/components/{BankVerification,PayoutAccount,RecommendGuard,FailureText,RequestStatus,ReviewSummary}.tsx',
  'src/components/use-copy-texts.ts',
  'src/routes/{-agent-pages,-agent-window,-member-more-menu,-member-overview,-member-page,-member-pages}.tsx',
  'src/shell/AgentHeader.tsx',
  'src/features/site/home/AnnouncementList.tsx',
  'src/features/promotions/{ClaimRequest,ClaimResult,ClaimTermsView,PromotionClaim}.tsx',
  'src/features/money/wallet/{WalletSelect,ProviderList,WalletPage,WalletTotal,WalletTransferForm,WalletTransferList,WalletTransferStatus}.tsx',
  ...[
    'agents',
    'money/accounts',
    'money/deposit',
    'money/withdrawal',
    'play/limits',
    'profile',
    'recommend',
  ].map((area) => `src/features/${area}`),
  'src/features/records',
];
const isFile = (path: string) => /\.tsx?$/.test(path);

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
      exclude: [...deferred, ...member].map((path) => (isFile(path) ? path : `${path}/**`)),
    },
    { path: 'src/i18n/locales/{locale}/deferred', include: deferred },
    { path: 'src/i18n/locales/{locale}/member', include: member },
  ],
  format: formatter({ lineNumbers: false }),
});
