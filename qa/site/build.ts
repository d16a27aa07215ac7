// Builds the documentation into dist-docs: npm run docs
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { machineReport } from '../src/cli/commands.ts';
import { explorerMachine, pageOf } from '../src/cli/explore-command.ts';
import { deadLinks, pagesOf } from './pages.ts';
import { documentOf } from './template.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Writes the site; returns the links that lead nowhere. */
export async function buildSite(out: string): Promise<string[]> {
  const pages = pagesOf(root);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  for (const page of pages) writeFileSync(join(out, page.name), documentOf(page, pages));
  writeFileSync(join(out, 'checkout.html'), await explorerOf('checkout'));
  return deadLinks(pages);
}

/** The explorer of an example. */
async function explorerOf(name: string): Promise<string> {
  const file = join(root, 'examples', name);
  const { plan } = await machineReport(`${file}.ts#${name}`, `${file}.samples.ts#samples`, {});
  return pageOf([explorerMachine(plan, new Set())]);
}

if (import.meta.main) {
  const dead = await buildSite(join(root, 'dist-docs'));
  for (const link of dead) process.stderr.write(`dead link in ${link}\n`);
  // Vite would keep the process alive.
  process.exit(dead.length === 0 ? 0 : 1);
}
