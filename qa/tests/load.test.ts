import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { asMachine, load } from '../src/load/load.ts';
import { folderOf } from './folder.ts';

const machine = (id: string) =>
  `import { createMachine } from 'xstate';\nexport const machine = createMachine({ id: '${id}' });\n`;
const idOf = async (reference: string) => asMachine(await load(reference), reference).id;

describe('what bundlers load', () => {
  const types = 'export interface Words { a: string }\nexport enum Size { small = "s" }\n';
  test.each<[string, { [path: string]: string }]>([
    [
      'is a .tsx file with types imported without `type` and an enum',
      {
        'types.ts': types,
        'm.tsx': `import { Size, Words } from './types';\nconst words: Words = { a: Size.small };\nexport const view = () => <p>{words.a}</p>;\n${machine('m')}`,
      },
    ],
    [
      'has path aliases of tsconfig.json',
      {
        'tsconfig.json': '{"compilerOptions":{"paths":{"@/*":["./src/*"]}}}',
        'src/name.ts': 'export const name = "m";',
        'm.ts': `import { name } from '@/name';\n${machine('m')}export const named = name;`,
      },
    ],
    [
      'has JSX that tsconfig.json preserves',
      {
        'tsconfig.json': '{"compilerOptions":{"jsx":"preserve"}}',
        'm.tsx': `${machine('m')}export const view = () => <p>a</p>;`,
      },
    ],
    [
      'has imports of package.json',
      {
        'package.json': '{"type":"module","imports":{"#src/*":"./src/*"}}',
        'src/name.ts': 'export const name = "m";',
        'm.ts': `import { name } from '#src/name.ts';\n${machine('m')}export const named = name;`,
      },
    ],
    [
      'imports JSON, CSS and assets',
      {
        'words.json': '{"a":1}',
        'look.css': '.a { color: red }',
        'part.module.css': '.b { color: red }',
        'mark.svg': '<svg/>',
        'm.ts': `import words from './words.json';\nimport './look.css';\nimport part from './part.module.css';\nimport mark from './mark.svg';\n${machine('m')}export const all = [words.a, part.b, mark];`,
      },
    ],
    [
      'has an alias and a virtual module of vite.config.ts',
      {
        'vite.config.ts':
          'export default { resolve: { alias: { words: "/words.ts" } }, define: { __NAME__: \'"m"\' } };',
        'words.ts': 'export const words = 1;',
        'm.ts': `import { words } from 'words';\ndeclare const __NAME__: string;\n${machine('m')}export const all = [words, __NAME__];`,
      },
    ],
    ['is a machine that is not exported', { 'm.ts': machine('m').replace('export ', '') }],
    [
      'is a script that goes on or fails after the machine',
      { 'm.ts': `${machine('m')}document.title = 'a';` },
    ],
    ['is a script that never ends', { 'm.ts': `${machine('m')}await new Promise(() => {});` }],
  ])('machine is loaded when its file %s', async (_, files) => {
    const [file = ''] = Object.keys(files).filter((name) => /^m\./.test(name));
    expect(await idOf(`${join(folderOf(files), file)}#machine`)).toBe('m');
  });

  test('first machine is loaded when no export is named', async () => {
    expect(await idOf(join(folderOf({ 'm.ts': `export const a = 1;\n${machine('m')}` }), 'm.ts'))).toBe('m');
  });

  test('machine is loaded when an export of its file was loaded before', async () => {
    const folder = folderOf({ 'm.ts': `export const a = 1;\n${machine('m').replace('export ', '')}` });
    expect(await load(join(folder, 'm.ts#a'))).toBe(1);
    expect(await idOf(join(folder, 'm.ts#machine'))).toBe('m');
  });

  test('machine is loaded without vite.config.ts when that fails', async () => {
    const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const folder = folderOf({ 'vite.config.ts': 'throw new Error("no plugin");', 'm.ts': machine('m') });
    expect(await idOf(join(folder, 'm.ts#machine'))).toBe('m');
    expect(told.mock.calls.join()).toMatch(/^loads without .*vite\.config\.ts: no plugin\n$/);
    told.mockRestore();
  });
});

test.each([
  ['extends', '{"extends":"@none/tsconfig/strict"}'],
  ['refers to', '{"files":[],"references":[{"path":"./missing"}]}'],
])('machine is loaded when a tsconfig.json %s what does not exist', async (_, config) => {
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const folder = folderOf({ 'm.ts': machine('m'), 'tsconfig.json': config });
  expect(await idOf(join(folder, 'm.ts#machine'))).toBe('m');
  expect(told.mock.calls.join()).toMatch(
    /^no .*, which a tsconfig\.json names: loads without a tsconfig\.json and its paths\n$/,
  );
  told.mockRestore();
});

test('names of a package in CommonJS can be imported when Node cannot read them in its source', async () => {
  const folder = folderOf({
    'part/node_modules/legacy/package.json': '{"name":"legacy","main":"index.js"}',
    'part/node_modules/legacy/index.js':
      '((target) => { target.exports = Object.assign(() => {}, { nameOf: () => "m" }); })(module);',
    'part/m.ts': `import { nameOf } from 'legacy';\nimport { createMachine } from 'xstate';\nexport const machine = createMachine({ id: nameOf() });\n`,
  });
  expect(await idOf(join(folder, 'part/m.ts#machine'))).toBe('m');
});

test.each([
  ['makeMachine()', 'a function'],
  ['makeLater()', 'an async function'],
  ['Shop().machine', 'a class'],
])('machine of %s is made by %s with the arguments of the configuration', async (name) => {
  const folder = folderOf({
    'm.ts': `import { createMachine } from 'xstate';
export const makeMachine = (id: string) => createMachine({ id });
export const makeLater = async (id: string) => createMachine({ id });
export class Shop { machine; constructor(id: string) { this.machine = createMachine({ id }); } }
`,
  });
  const reference = join(folder, `m.ts#${name}`);
  expect(asMachine(await load(reference, '.', 'vite', ['made']), reference).id).toBe('made');
});

test.each<[string, { [path: string]: string }, string | RegExp]>([
  [
    'a package is missing',
    { 'm.ts': "import './part.ts';", 'part.ts': "import { a } from '@none/a/b';\nexport const b = a;" },
    'no package @none/a, imported by part.ts: install it',
  ],
  [
    'a function that makes it fails',
    { 'm.ts': 'export const make = ({ id }) => id;' },
    /^make of .*m\.ts fails: Cannot destructure .*; `arguments` in qa\.config\.ts gives it values$/,
  ],
  ['a file is missing', { 'm.ts': "import './part.ts';" }, 'no file ./part.ts, imported by m.ts'],
  [
    'files import each other',
    {
      'm.ts': "import { b } from './b';\nexport const a = { name: 1 };\nexport const machine = b;",
      'b.ts': "import { a } from './m';\nexport const b = a.name;",
    },
    'circular import: b.ts → m.ts → b.ts: a value is read before its file has made it',
  ],
  ['a browser is needed', { 'm.ts': 'export const machine = document.title;' }, /document is not defined/],
  ['it has no such name', { 'm.ts': 'export const a = 1;' }, /^.*m\.ts has no machine, only a$/],
  ['it is no machine', { 'm.ts': 'export const machine = 1;' }, /is not a state machine$/],
])('file is refused in one line when %s', async (_, files, message) => {
  const name = files['m.ts']?.includes('make') ? 'make()' : 'machine';
  const reference = `${join(folderOf(files), 'm.ts')}#${name}`;
  const refused = load(reference).then((value) => asMachine(value, reference));
  await expect(refused).rejects.toThrow(message);
  await expect(refused).rejects.not.toThrow('\n');
});
