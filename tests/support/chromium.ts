import { existsSync } from 'node:fs';

/** Path of the system's Chromium; undefined makes the test runner use its own. */
export const executablePath = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path));

export const baseFlags = ['--no-sandbox', '--disable-background-networking'];

/** Playwright's own list: Chromium reads only the last `--disable-features`. */
const disabledByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];
/** The address bar's drop-downs, two hidden pages of every window that cost more than a page of the site. */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Flags of the browsers that Playwright launches. */
export const chromiumFlags = [
  ...baseFlags,
  `--disable-features=${[...disabledByPlaywright, ...addressBarPages].join()}`,
];
