import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { launchOptions } from './chromium.ts';

/** Settings of the project's own commands, which a user does not have. */
const OWN = /^(?:npm_|XSTATE_|VITEST|VITE_|NODE_(?:ENV|OPTIONS|PATH)$|TEST$|FORCE_COLOR$|INIT_CWD$)/;
const { executablePath } = launchOptions;

const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OWN.test(name))),
  ...(executablePath && { CHROMIUM: executablePath }),
  NO_COLOR: '1',
  PATH: [
    dirname(process.execPath),
    ...(process.env.PATH ?? '').split(delimiter).filter((each) => !each.includes('node_modules')),
  ].join(delimiter),
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_fetch_retries: '0',
  npm_config_fetch_timeout: '10000',
  npm_config_prefer_offline: 'true',
  npm_config_update_notifier: 'false',
};

export interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

const UNREACHABLE =
  /EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ENOTCACHED/;
const PACKAGE = 'xstate-path-tests';

/** An empty folder of a user, who finds the packed package in the registry. */
export class UserFolder {
  readonly path = realpathSync(mkdtempSync(join(tmpdir(), 'user-')));
  private readonly packed = mkdtempSync(join(tmpdir(), 'packed-'));
  private readonly tarball: string;

  constructor() {
    const pack = ['pack', '--json', '--loglevel=silent', '--pack-destination', this.packed];
    const printed = execFileSync('npm', pack, { cwd: resolve('qa'), encoding: 'utf8' });
    const [, name = ''] = /"filename": "([^"]+)"/.exec(printed) ?? [];
    this.tarball = join(this.packed, name);
  }

  /** Runs a line of a shell. */
  run(line: string): Ended {
    if (!line.startsWith('npm install ')) return this.shell(line);
    const names = line.split(' ').slice(2);
    const given = names.map((name) => (name === PACKAGE ? this.tarball : name));
    const installed = this.shell(`npm install ${given.join(' ')}`);
    if (installed.status === 0 || !UNREACHABLE.test(installed.stderr)) return installed;
    this.link(names.filter((name) => !name.startsWith('-')));
    return { status: 0, stdout: '', stderr: '' };
  }

  remove(): void {
    for (const folder of [this.path, this.packed]) rmSync(folder, { recursive: true, force: true });
  }

  private shell(line: string): Ended {
    return spawnSync('sh', ['-c', line], { cwd: this.path, encoding: 'utf8', env });
  }

  /** Without a registry, the project's packages serve. */
  private link(names: readonly string[]): void {
    const modules = join(this.path, 'node_modules');
    for (const name of names) {
      const folder = join(modules, name);
      mkdirSync(dirname(folder), { recursive: true });
      if (name === PACKAGE) {
        mkdirSync(folder);
        execFileSync('tar', ['-xzf', this.tarball, '-C', folder, '--strip-components=1']);
      } else if (!existsSync(folder)) symlinkSync(resolve('node_modules', name), folder);
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      if (name === PACKAGE) this.link(Object.keys(manifest.dependencies));
      mkdirSync(join(modules, '.bin'), { recursive: true });
      for (const [command, file] of Object.entries<string>(
        typeof manifest.bin === 'object' ? manifest.bin : {},
      )) {
        const link = join(modules, '.bin', command);
        chmodSync(join(folder, file), 0o755);
        if (!existsSync(link)) symlinkSync(join(folder, file), link);
      }
    }
  }
}
