import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeBlocks } from '../site/code-blocks.ts';
import { UserFolder } from './user-folder.ts';

let folder: UserFolder;
beforeAll(() => {
  folder = new UserFolder();
}, 60_000);
afterAll(() => folder.remove());

/** Commands of a block, each with the output that the README shows; a line of dots stands for any others. */
function commandsOf(code: string): { line: string; output: RegExp }[] {
  return code
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const [line = '', ...shown] = part.trimEnd().split('\n');
      const lines = shown.map((each) =>
        each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\\.\\.\\.', '[^]*'),
      );
      return { line, output: new RegExp(lines.join('\\n')) };
    });
}

test('every command of the README prints what the README shows when the packed package is installed in an empty folder', () => {
  for (const { code, info, language } of codeBlocks(readFileSync('qa/README.md', 'utf8'))) {
    if (language !== 'console') {
      writeFileSync(join(folder.path, info), code);
      continue;
    }
    for (const { line, output } of commandsOf(code)) {
      const { status, stderr, stdout } = folder.run(line);
      const ended = info === 'fails' ? 1 : 0;
      expect(status, `${line}\n${stdout}${stderr}`).toBe(ended);
      expect(stdout, line).toMatch(output);
    }
  }
}, 120_000);

test('samples and driver of the README type-check against the packed package', () => {
  const options = '--noEmit --strict --skipLibCheck --module preserve --target es2024 --ignoreConfig';
  const kinds = '--allowImportingTsExtensions --types vite/client';
  const files = 'door.samples.ts door.driver.ts qa.config.ts app.ts';
  expect(folder.run(`npx tsc ${options} ${kinds} ${files}`)).toMatchObject({ status: 0, stdout: '' });
}, 60_000);

test('command is refused in one line when Node is too old', () => {
  const old = "Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.20.2'}})";
  const file = 'node_modules/xstate-path-tests/dist/cli/cli.js';
  expect(folder.run(`node --import "data:text/javascript,${old}" ${file}`)).toMatchObject({
    status: 4,
    stderr: 'xstate-path-tests needs Node 22.18 or newer, this is 20.20.2\n',
  });
});
