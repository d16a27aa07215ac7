/**
 * The parts of the app and when they load: which modules come in one file with all their imports, and which catalogue
 * has the texts of which sources. vite.config.ts makes the chunks from it, lingui.config.ts the catalogues.
 */

/** Texts of the first page, of all later ones, and of the member centre and the agent window. */
export const catalogues = ['messages', 'deferred', 'member'] as const;
export type Catalogue = (typeof catalogues)[number];

interface Part {
  name: string;
  /**
   * Modules of the chunk, by the end of their path; it takes all imports that no earlier part has taken, since few large
   * files compress well and need few requests. Without: the part has the chunks that the bundler makes.
   */
  modules?: readonly string[];
  /** Catalogue of the sources, by path from `src`, a folder or a file; of every other source it is `deferred`. */
  texts?: { catalogue: Exclude<Catalogue, 'deferred'>; sources: readonly string[] };
}

export const parts: readonly Part[] = [
  // Determines site and language while the rest loads.
  { name: 'boot', modules: ['src/startup/boot.ts'] },
  // Loads in parallel with `first`, and rarely changes between builds.
  { name: 'react', modules: ['node_modules/react/', 'node_modules/react-dom/', 'node_modules/scheduler/'] },
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
  {
    name: 'first',
    modules: ['src/startup/main.tsx'],
    texts: {
      catalogue: 'messages',
      sources: [
        'app/RouteErrors.tsx',
        'components/{CustomerServiceButton,MemberWallet,SignInButton}.tsx',
        'components/games/{GameTile,HallCardList}.tsx',
        'features/catalogue/{GlobalSearch,Hall,HallDirectory,HallToolbar,VirtualTiles}.tsx',
        'features/letters/LettersButton.tsx',
        'features/promotions/PromotionsEntry.tsx',
        'features/site/home/Home.tsx',
        'features/site/language',
        'routes/[!-]*.tsx',
        'shell/{CustomerServiceEntry,DesktopMember,DesktopSidebar,MemberSidebar,PhoneMember,Shell}.tsx',
      ],
    },
  },
  // What the hall shares with the header of the desktop and with the start of the machines, which need no hall.
  {
    name: 'shared',
    modules: [
      'src/ui/SearchField.tsx',
      'src/startup/wait-at-most.ts',
      'src/api/member-key.ts',
      'src/api/game-queries.ts',
      'src/money-format.ts',
      'src/components/SiteBrand.tsx',
      'contract/endpoints/play/play.ts',
      'machines/play/game-launch/game-launch.selectors.ts',
    ],
  },
  { name: 'desktop', modules: ['src/shell/DesktopHeader.tsx', 'src/shell/DesktopSidebar.tsx'] },
  {
    name: 'hall',
    modules: [
      'src/features/catalogue/Hall.tsx',
      'src/features/catalogue/HallFilters.tsx',
      'src/routes/gameHall.$gtId.tsx?tsr-split',
    ],
  },
  { name: 'start', modules: ['src/app/start-app.ts'] },
  // What every page shows or opens once it is loaded, and the icons of all later pages.
  {
    name: 'late',
    modules: [
      'src/shell/Overlays.tsx',
      'src/app/ErrorPages.tsx',
      'src/features/site/footer/FooterRegion.tsx',
      'src/components/OperatorHtml.tsx',
      'src/components/QueryError.tsx',
      'src/components/RedEnvelopeButton.tsx',
      'src/ui/EmptyState.tsx',
      'node_modules/lucide-react/dist/esm/icons/',
    ],
  },
  {
    name: 'member',
    modules: [
      'src/shell/DesktopMember.tsx',
      'src/shell/PhoneMember.tsx',
      'src/shell/MemberSidebar.tsx',
      'src/shell/AccountMenu.tsx',
      'src/routes/-member-page.tsx',
      'src/routes/-member-pages.tsx',
    ],
    texts: {
      catalogue: 'member',
      sources: [
        'components/{BankVerification,FailureText,PayoutAccount,RequestStatus,ReviewSummary,SupportedCurrency}.tsx',
        'components/use-copy-texts.ts',
        'components/records',
        'features/{agents,profile,recommend,records}',
        'features/money/{accounts,deposit,withdrawal}',
        'features/money/wallet/{ProviderList,WalletPage,WalletTransferForm,WalletTransferStatus}.tsx',
        'features/play/limits',
        'features/promotions/{ClaimTermsView,PromotionClaim}.tsx',
        'features/site/home/AnnouncementList.tsx',
        'routes/-*.tsx',
        'shell/AgentHeader.tsx',
      ],
    },
  },
];
