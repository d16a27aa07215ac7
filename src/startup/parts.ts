/**
 * The parts of the app and when they load: which modules come in one file with all their imports, and which texts load
 * with the member centre. vite.config.ts makes the chunks from it, lingui.config.ts the catalogues.
 */

interface Part {
  name: string;
  /**
   * Modules of the chunk, by the end of their path; it takes all imports that no earlier part has taken, since few large
   * files compress well and need few requests.
   */
  modules: readonly string[];
}

export const parts: readonly Part[] = [
  // Determines site and language while the rest loads.
  { name: 'boot', modules: ['src/startup/boot.ts'] },
  // Loads in parallel with `first`, and rarely changes between builds.
  { name: 'react', modules: ['node_modules/react/', 'node_modules/react-dom/', 'node_modules/scheduler/'] },
  { name: 'first', modules: ['src/startup/main.tsx'] },
  // What pages of visitors share with each other and with the machines, and the icons of later pages.
  {
    name: 'content',
    modules: [
      'contract/codes.ts',
      'contract/endpoints/play/play.ts',
      'contract/endpoints/promotions/promotions.ts',
      'contract/endpoints/session/registration.ts',
      'contract/endpoints/session/sign-in.ts',
      'contract/times.ts',
      'machines/play/game-launch/game-launch.selectors.ts',
      'node_modules/lucide-react/dist/esm/icons/',
      'src/api/document-queries.ts',
      'src/components/AreaLink.tsx',
      'src/components/QueryError.tsx',
      'src/components/RedEnvelopeButton.tsx',
      'src/components/cards.module.css',
      'src/components/games/GameRow.tsx',
      'src/i18n/date-format.ts',
      'src/i18n/failure.ts',
      'src/money-format.ts',
      'src/shell/DesktopHeader.tsx',
      'src/shell/DesktopSidebar.tsx',
      'src/startup/wait-at-most.ts',
      'src/ui/EmptyState.tsx',
      'src/ui/SearchField.tsx',
      'src/windows/areas.ts',
    ],
  },
  // The larger machines, which are evaluated before the others, because all in one task would block input.
  {
    name: 'machines',
    modules: [
      'node_modules/xstate/',
      'machines/play/play-coordinator.machine.ts',
      'machines/session/registration.machine.ts',
      'machines/session/sign-in.machine.ts',
    ],
  },
  { name: 'start', modules: ['src/app/start-app.ts'] },
];

/**
 * Sources, by path from `src`, a folder or a file, whose texts are in the catalogue of the member centre and the agent
 * window (`member`), which loads with these. All others are in `messages`, which loads with the first page.
 */
export const memberTexts: readonly string[] = [
  'components/{FailureText,PayoutAccount,RequestStatus,Requirements,SupportedCurrency}.tsx',
  'components/use-copy-texts.ts',
  'components/records',
  'features/{agents,profile,recommend,records}',
  'features/money/{accounts,deposit,withdrawal}',
  'features/money/wallet/{ProviderList,WalletPage,WalletTransferForm,WalletTransferStatus}.tsx',
  'features/play/limits',
  'features/promotions/{CheckIn,CheckInCalendar,CheckInReward,ClaimTermsView,PromotionClaim}.tsx',
  'features/site/home/AnnouncementList.tsx',
  'routes/-*.tsx',
  'shell/AgentHeader.tsx',
];
