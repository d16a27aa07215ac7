import { existsSync } from 'node:fs';

/** Path of the system's Chromium; undefined makes the test runner use its own. */
export const executablePath = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path));

export const chromiumFlags = ['--no-sandbox', '--disable-background-networking'];
