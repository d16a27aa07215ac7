import { existsSync } from 'node:fs';

const executablePath = [
  '/usr/lib/chromium/chromium-headless-shell',
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path));

/** Launches the system's Chromium, else Playwright's own. */
export const launchOptions = { args: ['--no-sandbox'], ...(executablePath && { executablePath }) };
