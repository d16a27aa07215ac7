import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freeze } from '../src/cli/commands.ts';
import type { Project } from '../src/cli/config.ts';
import { diff, pathChanges } from '../src/cli/diff-command.ts';
import { othersText, touchedSince } from '../src/cli/since.ts';
import { watchMachines } from '../src/cli/watch-command.ts';
import { folderOf } from './folder.ts';

const machine = (name: string) => `import { createMachine } from 'xstate';
import { first } from './shared.ts';
export const ${name} = createMachine({
  id: '${name}',
  initial: first,
  states: { closed: { on: { open: 'opened' } }, opened: { on: { close: 'closed', lock: 'locked' } }, locked: {} },
});
export const samples = {
  events: { open: [{ type: 'open' }], close: [{ type: 'close' }], lock: [{ type: 'lock' }] },
  outcomes: {},
};
`;

/** A repository with the machines `front` and `back`, their frozen paths and views. */
async function repository() {
  const root = folderOf({
    '.gitignore': 'node_modules',
    'shared.ts': "export const first = 'closed';\n",
    'front.ts': machine('front'),
    'back.ts': machine('back').replace("import { first } from './shared.ts';", "const first = 'closed';"),
    'page.ts': "import './part.ts';\n",
    'part.ts': 'export {};\n',
    'front.views': '# Views\n\n## closed\n- text: a\n\n## locked\n- text: b\n',
  });
  const machines = ['front', 'back'].map((id) => {
    return {
      id,
      machine: `${id}.ts#${id}`,
      samples: `${id}.ts#samples`,
      views: id === 'front' ? ['page.ts'] : [],
    };
  });
  const project: Project = { config: { loader: 'node', machines }, root };
  await freeze(project, [], {});
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: root });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'first');
  const edit = (name: string, change: (content: string) => string) =>
    writeFileSync(join(root, name), change(readFileSync(join(root, name), 'utf8')));
  return { project, root, edit };
}

test('machines are touched by the files that they import, and in the browser also by what shows them', async () => {
  const { project, root } = await repository();
  const since = async (inBrowser: boolean) => {
    const touched = await touchedSince(project, [], 'HEAD', inBrowser);
    return [touched.machines, touched.others];
  };
  expect(await since(true)).toEqual([[], []]);
  appendFileSync(join(root, 'part.ts'), '// changed\n');
  writeFileSync(join(root, 'new.md'), 'new\n');
  expect(await since(false)).toEqual([[], ['new.md', 'part.ts']]);
  expect(await since(true)).toEqual([['front'], ['new.md']]);
  appendFileSync(join(root, 'shared.ts'), '// changed\n');
  expect(await since(false)).toEqual([['front'], ['new.md', 'part.ts']]);
  expect(othersText(await touchedSince(project, [], 'HEAD', false), 'HEAD')).toBe(
    'since HEAD: front; of no machine: new.md, part.ts',
  );
});

test('single paths are walked when only their lines or a view on them have changed', async () => {
  const { edit, project, root } = await repository();
  const ids = [...readFileSync(join(root, 'front.paths'), 'utf8').matchAll(/^## (\w+)/gm)].map(
    ([, id]) => id,
  );
  const locking = /## (\w+)\n[^#]*lock →/.exec(readFileSync(join(root, 'front.paths'), 'utf8'))?.[1];
  expect(ids.length).toBeGreaterThan(1);
  edit('front.views', (content) => content.replace('text: b', 'text: c'));
  expect(await touchedSince(project, [], 'HEAD', true)).toMatchObject({
    machines: ['front'],
    paths: { front: [locking] },
  });
  expect((await touchedSince(project, [], 'HEAD', false)).machines).toEqual([]);
  edit('front.paths', (content) => content.replaceAll('lock → locked', 'lock → shut'));
  const { paths } = await touchedSince(project, [], 'HEAD', true);
  expect(paths).toEqual({ front: [locking] });
  await expect(touchedSince(project, [], 'nowhere', true)).rejects.toThrow('git has no commit nowhere');
});

test('diff tells the paths of a commit in sentences', async () => {
  const { edit, project } = await repository();
  expect((await diff(project, [], 'HEAD')).text).toBe('no path has changed since HEAD');
  edit('back.paths', (content) => content.replace('open → opened', 'open → ajar | emit {"type":"creak"}'));
  expect((await diff(project, ['back'], 'HEAD')).text).toMatch(
    /^back: path \w+ changed: step 1 \(open\) leads to ajar instead of opened, now has emit \{"type":"creak"\}\.$/,
  );
});

test('path with the same beginning is one with another end, and others appear and vanish', () => {
  const path = (id: string, ...labels: string[]) => ({
    id,
    start: { label: 'start', expected: 's0' },
    steps: labels.map((label) => ({ label, expected: `after ${label}` })),
  });
  const before = [path('p1', 'a', 'b', 'c'), path('p2', 'x')];
  const now = [path('p3', 'a', 'b', 'd'), path('p4', 'y', 'z')];
  expect(pathChanges(before, now)).toEqual([
    'path p1 is now p3: after step 2 it goes on with d instead of c; it ends in after d.',
    'path p4 appeared: start, y, z; it ends in after z.',
    'path p2 vanished: start, x; it ends in after x.',
  ]);
  expect(pathChanges([path('p1', 'a')], [path('p5', 'a', 'b')])).toEqual([
    'path p1 is now p5: after step 1 it goes on with b; it ends in after b.',
  ]);
  expect(pathChanges([path('p5', 'a', 'b')], [path('p1', 'a')])).toEqual([
    'path p5 is now p1: after step 1 it ends instead of b; it ends in after a.',
  ]);
});

test('watch runs all machines, then those whose files change', async () => {
  const { project, root } = await repository();
  const runs: string[][] = [];
  const end = new AbortController();
  const run = async (ids: readonly string[]) => {
    runs.push([...ids]);
    if (runs.length === 1) appendFileSync(join(root, 'back.ts'), '// changed\n');
    else end.abort();
  };
  await watchMachines(project, [], false, run, end.signal);
  expect(runs).toEqual([['front', 'back'], ['back']]);
});
