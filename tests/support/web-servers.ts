import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteOf } from '#host/site/site-file.ts';
import { caddyfile } from '#host/static/caddy.ts';
import { nginxConfig } from '#host/static/nginx.ts';
import { servingRules } from '#host/static/serving-rules.ts';
import { writeSite } from '#host/static/write-site.ts';
import { debianProgram } from './debian-program.ts';

type Served = { port: number; backEnd: string; site: object; dist: string };
type Written = Served & { base: string };

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Starts a server and waits until it listens. Throws what it printed if it ends before. */
const startServer = async (
  command: string,
  args: string[],
  port: number,
  home: string,
): Promise<ChildProcess> => {
  const child = spawn(command, args, { env: { ...process.env, HOME: home } });
  let printed = '';
  child.stderr.on('data', (chunk) => {
    printed += chunk;
  });
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`${command} ended: ${printed}`);
    await new Promise((done) => setTimeout(done, 50));
  }
  return child;
};

/** Serves a site in a temporary folder by what `write` returns for it. */
const serveBy =
  (write: (folder: string, served: Written) => { command: string; args: string[] }) =>
  async (served: Served) => {
    const folder = mkdtempSync(join(tmpdir(), 'server-'));
    const base = await writeSite(served.dist, join(folder, 'public'), siteOf(served.site).config.http);
    const { command, args } = write(folder, { ...served, base });
    const child = await startServer(command, args, served.port, folder);
    return {
      /** The files of the site. */
      folder: join(folder, 'public'),
      stop: async (): Promise<void> => {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await ended;
        rmSync(folder, { recursive: true, force: true });
      },
    };
  };

const rulesOf = ({ site, backEnd, base }: Written) => {
  const target = new URL(backEnd);
  return servingRules({
    site: siteOf(site).config.http,
    scheme: 'http',
    base,
    api: target,
    realtime: target,
    more: [{ path: '/art', target }],
  });
};

const serverOf = (folder: string, { port }: Served) => ({
  root: join(folder, 'public'),
  listen: `127.0.0.1:${port}`,
  hosts: [],
});

/** Debian's nginx with the configuration that `gamehall headers` writes. */
export const nginx = serveBy((folder, served) => {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, 'main.conf'),
    [
      // The folder is of the user who runs the tests.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'daemon off;',
      `pid ${folder}/pid;`,
      'error_log stderr error;',
      'events {}',
      `http { include /etc/nginx/mime.types; access_log off; ${paths.join(' ')}`,
      nginxConfig(rulesOf(served), serverOf(folder, served)),
      '}',
    ].join('\n'),
  );
  return {
    command: debianProgram('nginx', ['/usr/sbin/nginx', 'nginx']),
    args: ['-c', join(folder, 'main.conf')],
  };
});

/** Debian's Caddy with the configuration that `gamehall headers` writes. */
export const caddy = serveBy((folder, served) => {
  writeFileSync(
    join(folder, 'Caddyfile'),
    `{\n\tadmin off\n}\n${caddyfile(rulesOf(served), serverOf(folder, served))}`,
  );
  return {
    command: debianProgram('caddy', ['caddy']),
    args: ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
  };
});
