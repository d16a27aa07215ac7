// Plain JavaScript, since it runs on the system's Node and installs the Node version that the project uses.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const bin = join(modules, '.bin');
const markerFile = join(modules, '.installed-for');
const windows = process.platform === 'win32';
const nodeVersion = 24;

/**
 * Installs the packages of the lock file if it has changed since the last installation. Throws if neither the
 * project nor the system has the Node version that runs the project's TypeScript files.
 */
export function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (!existsSync(markerFile) || readFileSync(markerFile, 'utf8') !== lock) {
    console.log('Installing packages (once) ...');
    // `npm ci` would remove node_modules/.cache as well (docs/decisions/0012-npm-install.md).
    execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
      shell: windows,
    });
    writeFileSync(markerFile, lock);
  }
  if (node() === process.execPath && Number.parseInt(process.versions.node, 10) < nodeVersion)
    throw new Error(`Install Node ${nodeVersion} or newer: the project brings it for Linux on x64 only.`);
}

/** Environment with the project's Node and tools first in PATH. */
export const environment = (more = {}) => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  NO_UPDATE_NOTIFIER: '1',
  // The path tool runs from its source (docs/decisions/0174-path-tests-package.md).
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=gamehall-source`.trim(),
  XSTATE_PATH_TESTS_COMMAND: 'npm run paths --',
  // Compiled code of the packages and the project's files: halves what a process takes to start.
  NODE_COMPILE_CACHE: join(modules, '.cache', 'node'),
  ...more,
});

const node = () => (existsSync(join(bin, 'node')) ? join(bin, 'node') : process.execPath);

/**
 * Runs a program of the project and resolves to its exit code. SIGINT reaches the program from the terminal.
 */
export function run(command, args, { env = {}, stdio = 'inherit' } = {}) {
  const program = command === 'node' ? node() : join(bin, command);
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio, env: environment(env), shell: windows });
    const forwardSignal = (signal) => child.kill(signal);
    const ignoreSignal = () => {};
    process.on('SIGTERM', forwardSignal);
    process.on('SIGINT', ignoreSignal);
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('SIGTERM', forwardSignal);
      process.off('SIGINT', ignoreSignal);
      resolve(code ?? 1);
    });
  });
}

/** Runs a program and resolves to the exit code and the output. `print`: prints the output as it comes. */
export function runAndCapture(command, args, { env = {}, print = false } = {}) {
  const program = command === 'node' ? node() : join(bin, command);
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, env: environment(env), shell: windows });
    let output = '';
    const collect = (chunk) => {
      output += chunk;
      if (print) process.stdout.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

const runs = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

/** Paths of a program in the folders of PATH. */
const inPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .filter((file) => existsSync(file));
/** Path of the first of these programs that is in PATH and runs. */
const findProgram = (...names) => names.flatMap(inPath).find(runs);
const findChromium = () =>
  findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');

/** Folder of Debian's Chromium. */
const debianChromium = '/usr/lib/chromium';
/** Widths of text in the tests are those of Noto Sans; Debian's Chromium brings no such font. */
const fonts = ['fonts-noto-cjk', 'fonts-noto-core'];
const notoSans = '/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf';

/** Installs packages if this is Debian and the user is root; the caller checks the result. */
function installDebianPackages(...packages) {
  if (!findProgram('apt-get') || process.getuid?.() !== 0) return;
  console.log(`Installing ${packages.join(', ')} (once) ...`);
  // Without a network the tests shall say within a minute what is missing.
  const options = ['-qq', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=1'];
  spawnSync('apt-get', ['update', ...options], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', ...options, ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/**
 * Path of Chromium: the variable CHROMIUM, an installed browser, Debian's package (as root), else '' for
 * Playwright's download. Debian's is joined by its headless shell (docs/decisions/0070-headless-shell.md).
 */
export async function chromium() {
  const find = () => process.env.CHROMIUM || findChromium();
  if (!find()) installDebianPackages('chromium', ...fonts);
  if (existsSync(debianChromium) && !existsSync(notoSans)) installDebianPackages(...fonts);
  if (existsSync(debianChromium) && !existsSync(join(debianChromium, 'chromium-headless-shell')))
    installDebianPackages('chromium-headless-shell');
  const found = find();
  if (found) return found;
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  if ((await run('playwright', ['install', 'chromium'], { env })) === 0) return '';
  throw new Error('Chromium not found: install it and set the environment variable CHROMIUM to its path.');
}

/** Where WebKitGTK's browser is; it is not in PATH. */
const miniBrowsers = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
];

/**
 * Environment of the tests in Firefox and WebKitGTK, with the paths of both: the variables FIREFOX and MINIBROWSER,
 * installed browsers, or Debian's packages (as root).
 */
export function otherEngines() {
  const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];
  const find = () => ({
    FIREFOX: process.env.FIREFOX || findProgram('firefox-esr', 'firefox'),
    MINIBROWSER: process.env.MINIBROWSER || miniBrowsers.find((file) => existsSync(file)),
  });
  const isComplete = () =>
    Object.values(find()).every(Boolean) &&
    ['WebKitWebDriver', 'Xvfb'].every((name) => inPath(name).length > 0);
  if (!isComplete()) installDebianPackages(...packages);
  if (isComplete()) return find();
  throw new Error(
    `Firefox or WebKitGTK not found: install what Debian has in the packages ${packages.join(', ')}, and set the ` +
      'environment variables FIREFOX and MINIBROWSER to the paths of the browsers if they are elsewhere.',
  );
}
