import { existsSync } from 'node:fs';

const firstExisting = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** Path of the system's Chromium; undefined makes the test runner use its own. */
export const executablePath = firstExisting(
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
);
const headlessShellPath = firstExisting('/usr/lib/chromium/chromium-headless-shell') ?? executablePath;

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

const launchOptions = {
  // Pages of tests do not live long enough for optimized code to pay off.
  args: [...chromiumFlags, '--js-flags=--no-opt --no-maglev'],
  // Playwright disables pop-up blocking by default; users' browsers do not.
  ignoreDefaultArgs: ['--disable-popup-blocking'],
};
/** Launches Chromium with its windows and its pop-up blocker. */
export const fullBrowser = {
  ...launchOptions,
  ...(executablePath ? { executablePath } : { channel: 'chromium' }),
};
/**
 * Launches Chromium without windows, which take a fifth of a test's CPU time, or the full browser if this
 * variant is not installed.
 */
export const headlessShell = {
  ...launchOptions,
  ...(headlessShellPath && { executablePath: headlessShellPath }),
};
/** Launches the browser of users, for measurements. */
export const optimizedBrowser = { ...fullBrowser, args: chromiumFlags };
