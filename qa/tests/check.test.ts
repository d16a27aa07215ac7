import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { check, mutateAll } from '../src/cli/check-command.ts';
import { freeze } from '../src/cli/commands.ts';
import type { Project } from '../src/cli/config.ts';
import { type AnySamples, defaultSamples } from '../src/explore/enabled-moves.ts';
import { mutate, mutationProblems, mutationText } from '../src/mutate/mutate.ts';
import { doorFiles, doorProject } from './door-project.ts';
import { door } from './machines/door.ts';

const { edit, folder, project } = doorProject();

describe('check', () => {
  test('check passes when the frozen paths cover every target', async () => {
    const { text, verdict } = await check(project, []);
    expect(verdict).toBe('ok');
    expect(text).toMatch(/^front: (\d) of \1 paths\nback: (\d) of \2 paths$/);
  });

  test.each([
    ['covers no target', () => '# none\n', /closed: open → opened: no frozen path covers it/],
    ['differs', (content: string) => content.replace('→ opened', '→ closed'), /seen {5}opened/],
  ])(
    'check of two machines fails with the reason when a path of the second one %s',
    async (_, change, reason) => {
      edit('back', change);
      const { text, verdict } = await check(project, ['front', 'back']);
      expect(verdict).toBe('failed');
      expect(text).toMatch(reason);
      expect(await check(project, ['front'])).toMatchObject({ verdict: 'ok' });
    },
  );

  test('check names a difference once, with the paths that have it and a mark where it begins', async () => {
    const frozen = readFileSync(join(folder, 'back.paths'), 'utf8');
    const [, ...opening] = frozen.split('open → opened');
    expect(opening.length).toBeGreaterThan(1);
    edit('back', (content) => content.replaceAll('open → opened', 'open → openly'));
    const { text } = await check(project, ['back']);
    expect(text.match(/expected openly/g)).toHaveLength(1);
    expect(text).toMatch(
      /^ {2}\w+, step \d: open \(also \w+, step \d.*\)\n {4}expected openly.*\n {13}\^{6}\n {4}seen {5}opened.*\n {13}\^{6}$/m,
    );
  });

  test('check tells for reporters where each difference stands, and what has no path', async () => {
    edit('back', (content) => content.replace('→ opened', '→ closed'));
    const differing = await check(project, ['back']);
    const failed = differing.results?.cases.filter(({ verdict }) => verdict === 'failed');
    const [problem] = failed?.[0]?.problems ?? [];
    const { file = '', line = 0 } = problem?.place ?? {};
    const lines = readFileSync(join(project.root, file), 'utf8').split('\n');
    expect(failed).toHaveLength(1);
    expect(problem).toMatchObject({ title: 'open', expected: expect.stringMatching(/^closed/) });
    expect(lines[line - 1]).toMatch(/^open → closed/);
    edit('back', () => '# none\n');
    const { results } = await check(project, ['back']);
    expect(results?.cases).toMatchObject([
      { machine: 'back', kind: 'check', name: 'coverage', verdict: 'failed' },
    ]);
    expect(results?.cases[0]?.problems).toContainEqual({
      kind: 'failed',
      title: 'closed: open → opened: no frozen path covers it',
    });
  });

  test('check fails when a pair of transitions has no path', async () => {
    const pairs = { ...project, config: { ...project.config, machines: [{ id: 'front', ...doorFiles }] } };
    const [entry] = pairs.config.machines;
    Object.assign(entry as object, { criterion: 'pairs' });
    expect(await check(pairs, [])).toMatchObject({ verdict: 'failed' });
    await freeze(pairs, [], {});
    expect(await check(pairs, [])).toMatchObject({ verdict: 'ok' });
  });

  test('check fails when exploration stops at its budget', async () => {
    const small = { ...project, config: { ...project.config, budget: { maxStates: 1 } } };
    const { text, verdict } = await check(small, ['front']);
    expect(verdict).toBe('failed');
    expect(text).toContain('exploration stopped at 1 states');
  });

  test('check names the known machines when one is unknown', async () => {
    await expect(check(project, ['front', 'side'])).rejects.toThrow('no machine side: front, back');
  });
});

describe('mutants', () => {
  const samples = defaultSamples(door);
  const report = (survivors: AnySamples['survivors'] = {}) =>
    mutate('door', door, { ...samples, survivors }, []);

  test('survivor is counted as explained when the samples give a reason', () => {
    const { survived } = report();
    const names = survived.map(({ kind, where }) => `${kind} at ${where}`);
    const explained = report(Object.fromEntries(names.map((name) => [name, 'no path is frozen'])));
    expect(mutationProblems(explained)).toEqual([]);
    expect(mutationText([explained])).toContain(`explained: ${names[0]}: no path is frozen`);
  });

  test('explanation is reported when its mutant does not survive', () => {
    const outdated = report({ 'drop at nowhere': 'gone' });
    expect(mutationProblems(outdated)).toHaveLength(outdated.survived.length + 1);
    expect(mutationText([outdated])).toContain('explained, but does not survive: drop at nowhere');
  });

  const changed = (change: object): Project => ({
    ...project,
    config: { ...project.config, ...change },
  });

  test('mutants are refused when the frozen paths are stale', async () => {
    edit('back', (content) => content.replace('→ opened', '→ closed'));
    const { text, verdict } = await mutateAll(project, ['back']);
    expect(verdict).toBe('failed');
    expect(text).toMatch(/^back: the frozen paths are stale\n.*\n {4}expected closed/);
    expect(text).not.toContain('killed');
  });

  test('mutants fail with the reason when exploration stops at its budget', async () => {
    edit('back', () => '# none\n');
    const { text, verdict } = await mutateAll(changed({ budget: { maxStates: 1 } }), ['back']);
    expect(verdict).toBe('failed');
    expect(text).toMatch(/not compared: exploration stopped at 1 states/);
    expect(text).toContain(' 0 equivalent');
  });

  test('mutants fail when one survives without a reason, and pass when the samples give it', async () => {
    edit('back', () => '# none\n');
    expect(await mutateAll(project, ['back'])).toMatchObject({
      verdict: 'failed',
      text: expect.stringContaining('survived: drop at closed.on.open[0]'),
    });
    expect(await mutateAll(project, ['front'])).toMatchObject({ verdict: 'ok' });
  });
});
