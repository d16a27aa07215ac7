import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { lookup } from 'mrmime';
import { writePages } from '../documents/pages.ts';
import { portArgument } from './arguments.ts';

type DocsOptions = { out?: string; port: number };

/** Serves the files of a folder on this machine, until the process ends. */
const serveFolder = (folder: string, port: number): void => {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = join(folder, path === '/' ? 'index.html' : path);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return response.writeHead(404).end();
    const type = lookup(file) ?? 'text/plain';
    response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8` }).end(readFileSync(file));
  });
  server.on('error', ({ message }) => {
    console.error(`gamehall: ${message}`);
    process.exitCode = 1;
  });
  server.listen(port, '127.0.0.1', () => {
    const address = server.address();
    if (typeof address === 'object') console.log(`http://127.0.0.1:${address?.port}/`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
    });
};

const docs = ({ out, port }: DocsOptions): void => {
  const folder = out ?? mkdtempSync(join(tmpdir(), 'gamehall-docs-'));
  writePages(folder);
  if (out === undefined) serveFolder(folder, port);
  else console.log(`${out}: the contract as static pages`);
};

export const docsCommand = (): Command =>
  new Command('docs')
    .description('serves the contract as pages: calls, events, site file and changes')
    .option('--out <folder>', 'writes them there, for any server of files, in place of serving them')
    .option('--port <number>', 'port on this machine', portArgument, 8090)
    .action(docs);
