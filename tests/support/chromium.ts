import { existsSync } from 'node:fs';

/** The system's Chromium, or undefined for the test runner's own. */
export const executablePath = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path));

export const chromiumFlags = ['--no-sandbox', '--disable-background-networking'];
