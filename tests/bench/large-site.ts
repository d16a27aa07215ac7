import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createControlClient } from '#sandbox/server/control-client.ts';
import type { Served } from './page.ts';

/** Games and providers of a large site, against those of the sandbox. */
const copies = 4;

/** A sandbox of about 20,000 games from 400 providers, in a process of its own: a catalogue has one size in a process. */
export async function startLargeSite(
  distDir: string,
  folder: string,
): Promise<Served & { close: () => void }> {
  const child: ChildProcess = spawn(
    process.execPath,
    [...process.execArgv, fileURLToPath(new URL('../../sandbox/main.ts', import.meta.url))],
    {
      env: {
        ...process.env,
        CATALOGUE_COPIES: String(copies),
        DIST_DIR: distDir,
        DATABASE_FILE: join(folder, 'large.sqlite'),
        ...Object.fromEntries(
          ['PORT', 'GAMES_PORT', 'CONTROL_PORT', 'OPERATOR_PORT'].map((name) => [name, '0']),
        ),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const urls = new Map<string, string>();
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    const [, name = '', url] = /^ {2}(Gamehall|control) +(\S+)$/.exec(line) ?? [];
    if (url) urls.set(name, url);
    if (urls.size === 2) break;
  }
  const [url = '', control = ''] = [urls.get('Gamehall'), urls.get('control')];
  const client = createControlClient(control);
  // Without pop-up discounts, which open over the page.
  await client.bulletins({ items: [] });
  return { url, control: client, close: () => child.kill() };
}
