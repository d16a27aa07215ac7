// Plain JavaScript for whatever Node the machine has: this is what brings the Node that the project runs on.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const bin = join(modules, '.bin');
const mark = join(modules, '.installed-for');
const windows = process.platform === 'win32';

/** Installs the locked packages unless they are there already. */
export function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  console.log('Installing packages (once) ...');
  // Not `npm ci`: it refuses a lock that lacks the optional packages of platforms that a registry does not carry.
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
  });
  writeFileSync(mark, lock);
}

/** The project's own Node, before whatever else is on the path. */
export const environment = (more = {}) => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  NO_UPDATE_NOTIFIER: '1',
  ...more,
});

const node = () => (existsSync(join(bin, 'node')) ? join(bin, 'node') : process.execPath);

/** Runs a program of the project to its end; resolves to its exit code. Signals reach it by the terminal. */
export function run(command, args, { env = {}, stdio = 'inherit' } = {}) {
  const program = command === 'node' ? node() : join(bin, command);
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio, env: environment(env), shell: windows });
    const pass = (signal) => child.kill(signal);
    process.on('SIGTERM', pass);
    process.on('SIGINT', () => {});
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('SIGTERM', pass);
      resolve(code ?? 1);
    });
  });
}

/** Runs a program, shows what it prints and keeps it too. */
export function runAloud(command, args, env = {}) {
  const program = command === 'node' ? node() : join(bin, command);
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, env: environment(env), shell: windows });
    let output = '';
    const keep = (piece) => {
      output += piece;
      process.stdout.write(piece);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

const works = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

/** A Chromium: the one that CHROMIUM names, the system's, Debian's package, else the test runner's download. */
export async function chromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const named = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const found = named.find(works);
  if (found) return found;
  if (works('apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium (once) ...');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk', 'fonts-noto-core'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (works('chromium')) return 'chromium';
  }
  if ((await run('playwright', ['install', 'chromium'])) === 0) return '';
  throw new Error('No Chromium: install one and name it in the environment variable CHROMIUM.');
}
