import { basename } from 'node:path';

/** Names of specs by feature, machine or folder of src, besides the specs that have its name. */
export const specNames = {
  accounts: ['bank-account'],
  'agent-reports': ['agent-tables'],
  'agent-settlement': ['agent-tables'],
  'agent-transfer': ['agent-tables'],
  api: ['backend-down', 'bad-responses', 'out-of-order', 'unreadable-lists'],
  articles: ['operator-html'],
  catalogue: [
    'browsing',
    'favourites',
    'game-card',
    'game-images',
    'game-search',
    'hall-filters',
    'hall-return',
  ],
  components: ['accessibility', 'keyboard', 'operator-html'],
  deposit: ['money-faults', 'unreadable-lists'],
  download: ['app-page', 'footer', 'in-page-play'],
  home: ['announcements', 'banners', 'browsing', 'favourites', 'initial-load', 'news'],
  i18n: ['languages'],
  member: ['area-windows', 'password-change', 'profile', 'sign-in'],
  play: ['game-frame', 'game-recovery', 'game-reload'],
  promotions: ['pop-up-discount', 'promotion-actions', 'red-envelope'],
  registration: ['referral'],
  routes: ['routing'],
  session: ['sign-in', 'sign-out-in-play'],
  'sign-in': ['hand-off', 'transfer-verify'],
  site: ['hand-off', 'languages', 'routing'],
  ui: ['accessibility', 'keyboard', 'languages', 'narrow-desktop'],
  wallet: ['area-windows', 'balance-return', 'money-faults'],
  windows: ['bfcache', 'deployment', 'game-recovery', 'hand-off', 'loading-window', 'native-app'],
  withdrawal: ['bank-account', 'money-faults'],
};

/** Specs of the whole app or of the tests, which no single feature, machine or folder of src selects. */
export const generalSpecs = ['layout-shift', 'links', 'old-browser', 'reused-page'];

/** Whether a spec is selected by a feature, machine or folder of src with this name. */
export const isSpecOf = (name, file) =>
  [name, ...(specNames[name] ?? [])].some((part) => basename(file).includes(part));
