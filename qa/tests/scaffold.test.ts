import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { machineReport } from '../src/cli/commands.ts';
import { scaffold } from '../src/cli/scaffold-command.ts';
import { folderOf } from './folder.ts';

const imports = "import { assign, createMachine, fromObservable, fromPromise, setup } from 'xstate';\n";

const typed = `${imports}
import type { Subscribable } from 'xstate';
interface Order { id: string; lines: { count: number }[]; note?: string }
export const machine = setup({
  types: {
    context: {} as { order: Order | null; tries: number },
    events: {} as { type: 'edit' | 'cancel' } | { type: 'select'; ids: ReadonlySet<string> } | { type: 'pay'; method: 'card' | 'cash'; amount: number },
    input: {} as { order: Order },
  },
  actors: {
    send: fromPromise(async (): Promise<{ ok: true; code: 200 } | { ok: false }> => ({ ok: false })),
    log: fromPromise(async () => {}),
    stock: fromObservable((): Subscribable<{ left: number }> => ({ subscribe: () => ({ unsubscribe() {} }) })),
  },
  guards: {
    isCash: ({ event }) => event.type === 'pay' && event.method === 'cash',
    isLarge: ({ event }) => event.type === 'pay' && event.amount > 500,
  },
}).createMachine({
  id: 'order',
  context: ({ input }) => ({ order: input.order, tries: 0 }),
  initial: 'editing',
  states: {
    editing: {
      invoke: {
        src: 'stock',
        onSnapshot: { guard: ({ event }) => event.snapshot.context?.left === 0, target: 'refused' },
      },
      on: {
        select: { guard: ({ event }) => event.ids.size > 0, target: 'paid' },
        edit: { actions: assign({ tries: ({ context }) => context.tries + 1 }) },
        pay: [{ guard: 'isLarge', target: 'refused' }, { guard: 'isCash', target: 'sending' }, { target: 'paid' }],
      },
    },
    sending: {
      invoke: {
        src: 'send',
        onDone: [{ guard: ({ event }) => event.output.ok, target: 'paid' }, 'refused'],
        onError: 'refused',
      },
      on: { cancel: 'editing' },
    },
    refused: { invoke: { src: 'log', onDone: 'editing' } },
    paid: { type: 'final' },
  },
});
`;

const untyped = `${imports}
const fetchPrice = async () => ({ price: 3, name: 'a' });
const machine = createMachine({
  id: 'price',
  context: { price: 0, tile: undefined },
  initial: 'idle',
  on: { check: '.checking' },
  states: {
    checking: {
      invoke: {
        src: fromPromise(async () => ({ a: '', b: '', c: '', d: '', e: '', status: '', age: 0 })),
        onDone: [
          { guard: ({ event }) => event.output.status === 'sold', target: 'shown' },
          { guard: ({ event }) => event.output.age >= 18, target: 'idle' },
        ],
        onError: { guard: ({ event }) => event.error.message === 'offline', target: 'idle' },
      },
    },
    idle: { on: { pick: { target: 'loading', guard: ({ event }) => event.tile.index.length > 0 } } },
    loading: {
      invoke: {
        src: fromPromise(fetchPrice),
        onDone: [{ guard: ({ event }) => event.output.price === 3, target: 'shown' }, { target: 'idle' }],
        onError: 'idle',
      },
    },
    shown: { on: { again: 'loading' } },
  },
});
`;

async function reportOf(content: string) {
  const folder = folderOf({ 'm.ts': content });
  const reference = `${join(folder, 'm.ts')}#machine`;
  await scaffold(reference, undefined);
  const [samples, driver] = ['samples', 'driver'].map((kind) => join(folder, `m.machine.${kind}.ts`)) as [
    string,
    string,
  ];
  const { report } = await machineReport(reference, `${samples}#samples`, {});
  return { folder, samples, driver, row: report.machines[0] };
}

test.each([
  ['has types', typed],
  ['has no types, an inline actor, and is not exported', untyped],
])('scaffolded samples type-check and cover every transition when a machine %s', async (_, content) => {
  const { driver, row, samples } = await reportOf(content);
  const open = row?.model.unreachable.filter(({ target }) => target.includes('→'));
  expect(open).toEqual([]);
  expect(row?.faults).toBeUndefined();
  expect(row?.exceeded).toBeUndefined();
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'preserve', '--target', 'es2024'];
  const kinds = [
    '--moduleResolution',
    'bundler',
    '--customConditions',
    'gamehall-source',
    '--allowImportingTsExtensions',
    '--types',
    'node',
    '--ignoreConfig',
  ];
  const tsc = resolve('node_modules/typescript/bin/tsc');
  expect(
    execFileSync(process.execPath, [tsc, ...options, ...kinds, samples, driver], { encoding: 'utf8' }),
  ).toBe('');
});

test('driver names every move and every state when it is scaffolded', async () => {
  const { driver } = await reportOf(typed);
  const text = readFileSync(driver, 'utf8');
  for (const name of ['edit', 'cancel', 'pay', 'send', 'log', 'editing', 'sending', 'refused', 'paid']) {
    expect(text).toContain(`${name}: missing('${name}')`);
  }
});

test.each([
  [
    'two to four',
    'players.length >= 2 && event.players.length <= 4',
    /players: \[\{ id: 'id', name: 'name' \}, \{ id: 'id 2', name: 'name 2' \}\]/,
  ],
  ['exactly five', 'players.length === 5', /id: 'id 5'/],
])('samples have a list of the length that a guard wants when that is %s', async (_, condition, list) => {
  const { row, samples } = await reportOf(`${imports}
export const machine = setup({
  types: {
    events: {} as { type: 'START'; players: { id: string; name: string }[] } | { type: 'END' },
  },
}).createMachine({
  id: 'game',
  initial: 'lobby',
  states: {
    lobby: { on: { START: { guard: ({ event }) => event.${condition}, target: 'playing' } } },
    playing: { on: { END: 'lobby' } },
  },
});
`);
  expect(row?.model.unreachable).toEqual([]);
  expect(readFileSync(samples, 'utf8')).toMatch(list);
});

test('scaffold is refused when a file exists already', async () => {
  const { folder } = await reportOf(typed);
  await expect(scaffold(`${join(folder, 'm.ts')}#machine`, folder)).rejects.toThrow('exists already');
});

describe('samples of types that say little', () => {
  const around = (types: string, context: string, guard: string, on = '') => `${imports}
${types}
export const machine = setup({
  types: { context: {} as Context, input: {} as { given: Given }, events: {} as { type: 'go'; value: Value } },
}).createMachine({
  id: 'm',
  context: ({ input }) => (${context}),
  initial: 'a',
  states: {
    a: { on: { go: [{ guard: ({ context, event }) => ${guard}, target: 'b' }, { target: 'c' }] } },
    b: {},
    c: { ${on} },
  },
});
`;
  const simple = (types: string, guard: string) =>
    around(
      `${types}\ninterface Context { given: Given }`,
      '{ given: input.given }',
      `context.given !== undefined && ${guard}`,
    );
  const fields = Array.from({ length: 26 }, (_, index) => `f${index}: string`).join('; ');
  const sizes = Array.from({ length: 20 }, (_, index) => `f${index}`);
  const members = Array.from({ length: 12 }, (_, index) => `{ type: 'm${index}' }`).join(' | ');

  test.each([
    [
      'is a class of which it reads a field',
      simple(
        'class Given { private x = 1; busy = false; at(): number { return this.x; } }\ntype Value = string;',
        'context.given.busy',
      ),
    ],
    [
      'is a class of which it reads a field under another name',
      around(
        'class Given { private x = 1; list: number[] = []; at(): number { return this.x; } }\ntype Value = string;\ninterface Context { engine: Given | undefined }',
        '{ engine: input.given }',
        'context.engine !== undefined && context.engine.list.length > 0',
      ),
    ],
    [
      'has more fields than can be written, of which it calls one',
      simple(
        `interface Given { ${fields}; list: number[]; all(): string[] }\ntype Value = string;`,
        'context.given.all().length > 0',
      ),
    ],
    [
      'is a function whose result it reads',
      simple(
        'type Given = (text: string) => readonly string[];\ntype Value = string;',
        'context.given(event.value).length > 0',
      ),
    ],
    [
      'has a function with the name of one that all objects have',
      simple(
        `interface Given { ${fields}; toString(): string }\ntype Value = string;`,
        'context.given.toString().length > 0',
      ),
    ],
    [
      'is a function whose second result it waits for',
      simple('type Given = (text: string) => boolean;\ntype Value = string;', '!context.given(event.value)'),
    ],
    [
      'is a union of which it compares a late member',
      simple(`type Given = string;\ntype Value = ${members};`, "event.value.type === 'm11'"),
    ],
    [
      'is a URL of another origin',
      simple(
        'type Given = URL;\ntype Value = { link: string };',
        'new URL(event.value.link, context.given).origin !== context.given.origin',
      ),
    ],
    [
      'is a text in a form, beside texts that are empty',
      simple(
        'type Given = string;\ntype Value = { before: string; node: { text: string } };',
        '/^:[\\w]+:$/.test(event.value.node.text.slice(event.value.before.length))',
      ),
    ],
    [
      'is found by the same text',
      simple(
        'type Given = Map<string, number>;\ntype Value = { id: string };',
        'context.given.has(event.value.id)',
      ),
    ],
    [
      'is the last of many values of its input',
      simple(
        'type Given = { a: 1 | 2 | 3; b: string; c: string; d: string; last: boolean };\ntype Value = string;',
        'context.given.last',
      ),
    ],
    [
      'is a flag that it reads after many other fields',
      simple(
        `type Given = { engine: { ${sizes.map((size) => `${size}: 1 | 2`).join('; ')}; busy: boolean } };\ntype Value = string;`,
        `${sizes.map((size) => `context.given.engine.${size} > 0`).join(' && ')} && context.given.engine.busy`,
      ),
    ],
    [
      'is a list of objects of which it compares a field, after those of others and the type of the event',
      simple(
        'type Given = { a: string; b: string; c: string; d: string };\ntype Value = { list: readonly object[] };',
        `${[...'abcd'].map((name) => `context.given.${name} !== 'x'`).join(' && ')} &&
          event.type === 'go' && event.value.list.some((item) => (item as { type?: string }).type === 'exact')`,
      ),
    ],
  ])('scaffolded samples cover every transition when a value %s', async (_, content) => {
    const { row } = await reportOf(content);
    expect(row?.model.unreachable.filter(({ target }) => target.includes('→'))).toEqual([]);
  });

  test('values that are not read are not sampled when others are read', async () => {
    const { samples } = await reportOf(
      simple('type Given = string;\ntype Value = { read: boolean; kept: string };', 'event.value.read'),
    );
    const text = readFileSync(samples, 'utf8');
    expect(text).toContain('read: false');
    expect(text).not.toContain("kept: ''");
  });

  test('end of an observable is not sampled when only its error is handled', async () => {
    const { samples } = await reportOf(`${imports}
import type { Subscribable } from 'xstate';
export const machine = setup({
  actors: { seen: fromObservable((): Subscribable<number> => ({ subscribe: () => ({ unsubscribe() {} }) })) },
}).createMachine({
  id: 'm',
  invoke: { src: 'seen', onError: '.b', onSnapshot: '.a' },
  initial: 'a',
  states: { a: {}, b: {} },
});
`);
    const text = readFileSync(samples, 'utf8');
    expect(text).toContain("name: 'error'");
    expect(text).not.toContain('done: ');
  });
});
