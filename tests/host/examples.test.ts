import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { serveCommand } from '#host/cli/serve.ts';
import { checkSiteFile } from '#host/site/site-check.ts';

test('site file of the example has no problem', () => {
  expect(checkSiteFile(readFileSync('examples/minimal-backend/site.json')).problems).toEqual([]);
});

test('minimal back end has less than 300 lines', () => {
  expect(readFileSync('examples/minimal-backend/server.mjs', 'utf8').split('\n').length).toBeLessThan(300);
});

test('container file copies only what there is, as a user without rights, by known instructions', () => {
  const instructions = readFileSync('examples/Containerfile', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(' '));
  const known = [
    'FROM',
    'WORKDIR',
    'COPY',
    'RUN',
    'ENV',
    'USER',
    'EXPOSE',
    'HEALTHCHECK',
    'ENTRYPOINT',
    'CMD',
  ];
  expect(instructions.map(([name]) => name).filter((name) => !known.includes(name ?? ''))).toEqual([]);
  expect(instructions.filter(([name]) => name === 'USER')).toEqual([['USER', 'node']]);
  // Versions are pinned.
  for (const [name, image] of instructions) if (name === 'FROM') expect(image).toMatch(/:\d+-/);
  const copied = instructions.filter(([name, from]) => name === 'COPY' && !from?.startsWith('--from'));
  expect(copied.flatMap((words) => words.slice(1, -1)).filter((path) => !existsSync(path))).toEqual([]);
});

type Service = { command: string[]; depends_on?: string[]; build: { context: string; dockerfile: string } };

test('compose file starts the host by options that it has, and names files that there are', () => {
  const { services } = parse(readFileSync('examples/compose.yaml', 'utf8')) as {
    services: Record<string, Service>;
  };
  const options = serveCommand().options.map(({ long }) => long);
  const used = services.host?.command.filter((word) => word.startsWith('--')) ?? [];
  expect(used.length).toBeGreaterThan(3);
  expect(used.filter((option) => !options.includes(option))).toEqual([]);
  for (const { build, depends_on: needed = [] } of Object.values(services)) {
    expect(existsSync(join('examples', build.context, build.dockerfile))).toBe(true);
    expect(needed.filter((name) => !(name in services))).toEqual([]);
  }
});
