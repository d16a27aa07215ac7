import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type CheckResult, checkSiteFile } from './site-check.ts';
import { readThemes, themeAddresses } from './theme-source.ts';

/** Reads a site file with the themes that it names, and checks them. Rejects if the file itself cannot be read. */
export const readSiteFile = async (file: string, environment?: string): Promise<CheckResult> => {
  const bytes = readFileSync(file);
  return checkSiteFile(bytes, environment, await readThemes(themeAddresses(bytes), dirname(file)));
};
