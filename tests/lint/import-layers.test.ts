import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import configuration from '../../dependency-cruiser.config.ts';

/** Imports that the linter rejects, by the rule that each breaks. */
const forbidden = [
  ['contract', 'contract/call.ts', '#machines/kernel/events.ts'],
  ['contract', 'contract/call.ts', 'xstate'],
  ['machines', 'machines/play/play.machine.ts', '#src/startup/main.tsx'],
  ['machines', 'machines/play/play.machine.ts', 'react'],
  ['machines', 'machines/play/play.machine.ts', 'valibot'],
  ['qa', 'qa/src/plan/plan.ts', '../../../contract/call.ts'],
  ['qa-entries', 'tests/bench/bench.ts', '../../qa/src/plan/graphs.ts'],
  ['contract', 'contract/call.ts', '../host/src/serve/build.ts'],
  ['host', 'host/src/serve/build.ts', '../../../src/clock.ts'],
  ['host', 'host/src/serve/build.ts', '../../../sandbox/main.ts'],
  ['host', 'host/src/serve/build.ts', '../../../machines/kernel/events.ts'],
  ['host', 'host/src/serve/build.ts', '../../../tests/support/site.ts'],
  ['sandbox', 'sandbox/money/wallet.ts', '#src/clock.ts'],
  ['sandbox', 'sandbox/money/wallet.ts', '#tests/support/site.ts'],
  ['src', 'src/app/create-app.ts', '#sandbox/main.ts'],
  ['src', 'src/routes/index.tsx', '#tests/support/site.ts'],
  ['ui', 'src/ui/Avatar.tsx', '#machines/kernel/events.ts'],
  ['ui', 'src/ui/Avatar.tsx', '../actors/machines.tsx'],
  ['storage', 'src/storage/member.ts', '#src/site/site.ts'],
  ['low', 'src/api/call.ts', '#src/actors/machines.tsx'],
  ['low', 'src/clock.ts', './features/letters/Inbox.tsx'],
  ['low', 'src/site/site.ts', '#src/ui/elements.tsx'],
  ['actors', 'src/actors/page.ts', '#src/ui/elements.tsx'],
  ['components', 'src/components/games/Tile.tsx', '#src/features/letters/Inbox.tsx'],
  ['features', 'src/features/letters/LetterList.tsx', '#src/routes/search.tsx'],
  ['areas', 'src/features/site/home/Home.tsx', '#src/features/letters/Inbox.tsx'],
  ['areas', 'src/features/site/home/Home.tsx', '../../letters/Inbox.tsx'],
  ['implementations', 'src/features/letters/letters.implementations.ts', '#src/ui/elements.tsx'],
  ['implementations', 'src/features/letters/letters.implementations.ts', 'react'],
  ['routes', 'src/routes/faq.tsx', '#src/startup/main.tsx'],
  ['shell', 'src/shell/Header.tsx', '#src/startup/main.tsx'],
] as const;

const allowed = [
  ['contract/money.ts', 'valibot'],
  ['machines/money/deposit.machine.ts', '#machines/kernel/events.ts'],
  ['machines/money/deposit.machine.ts', '#contract/call.ts'],
  ['src/features/site/faq/Faq.tsx', '#src/features/site/home/Home.tsx'],
  ['src/features/letters/Inbox.tsx', '#src/actors/machines.tsx'],
  ['src/routes/__root.tsx', '#src/shell/Shell.tsx'],
  ['host/src/serve/build.ts', '../../../contract/files.ts'],
  ['sandbox/server/server.ts', '#host/serve/build.ts'],
] as const;

const code = {
  value: (target: string) => `import '${target}';\n`,
  type: (target: string) => `export type { x } from '${target}';\n`,
};
const kinds = ['value', 'type'] as const;
/** Each case has a file of its own. */
const fileOf = (path: string, kind: string, target: string) =>
  path.replace(/([^/.]+)(?=[^/]*$)/, `$1-${kind}-${target.replace(/\W+/g, '-')}`);

// A temporary folder, so that no invalid file is in the project.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'import-layers-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Names of the rules that an import breaks, by its file and target. */
let broken: Map<string, string[]>;

beforeAll(async () => {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text, { flag: 'a' });
    return path;
  };
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const rooms = ['contract', 'machines', 'src', 'sandbox', 'tests'];
  const imports = {
    ...Object.fromEntries(rooms.map((room) => [`#${room}/*`, `./${room}/*`])),
    '#host/*': './host/src/*',
  };
  write('package.json', JSON.stringify({ type: 'module', imports }));
  const files = [
    write('src/i18n/first.ts', "import type { B } from './second.ts';\nexport type A = B | 1;\n"),
    write('src/i18n/second.ts', "import type { A } from './first.ts';\nexport type B = A[];\n"),
    write('machines/play/play.selectors.ts', code.value('./play.machine.ts')),
  ];
  write('machines/play/play.machine.ts', 'export const x = 1;\n');
  for (const [path, target] of [...forbidden.map(([, ...rest]) => rest), ...allowed]) {
    if (/^[.#]/.test(target))
      write(target.startsWith('#') ? target.slice(1) : join(dirname(path), target), 'export {};\n');
    for (const kind of kinds) files.push(write(fileOf(path, kind, target), code[kind](target)));
  }
  const { output } = await cruise(files, {
    ...configuration.options,
    ruleSet: { forbidden: configuration.forbidden ?? [] },
    validate: true,
    baseDir: folder,
  });
  if (typeof output === 'string') throw new Error(output);
  broken = new Map(
    output.modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ module, rules = [] }) => [`${source} ${module}`, rules.map(({ name }) => name)]),
    ),
  );
});

test.each(forbidden)('rule %s rejects %s when it imports %s', (rule, path, target) => {
  for (const kind of kinds) expect(broken.get(`${fileOf(path, kind, target)} ${target}`)).toContain(rule);
});

test.each(allowed)('lint accepts %s when it imports %s', (path, target) => {
  for (const kind of kinds) expect(broken.get(`${fileOf(path, kind, target)} ${target}`)).toEqual([]);
});

test('lint rejects files that import each other when they import types only', () => {
  expect(broken.get('src/i18n/first.ts ./second.ts')).toEqual(['no-cycles']);
});

test('lint rejects selectors that load their machine', () => {
  expect(broken.get('machines/play/play.selectors.ts ./play.machine.ts')).toEqual(['selectors-types']);
});
