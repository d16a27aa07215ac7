import type { MachinePath, MachinePlan } from '../plan/machine-plan.ts';
import { expectation } from '../walk/frozen.ts';
import { pathInWords, plansInWords } from './sentences.ts';
import { text } from './text.ts';

export const formats = ['text', 'spec', 'markdown', 'csv', 'json'] as const;
export type Format = (typeof formats)[number];

/**
 * The paths of a plan: `text` to read, a Playwright `spec` with one step a transition, a `markdown` checklist, a
 * `csv` table for test management (one row a step), or `json`.
 */
export function inFormat(plan: MachinePlan, format: Format, sources: SpecSources = UNKNOWN): string {
  return { text: plansInWords, spec, markdown, csv, json }[format](plan, sources);
}

/** What a spec imports, each as `file#export`, seen from where the spec will be. */
export interface SpecSources {
  pathTest: string;
  machine: string;
  samples?: string;
  driver: string;
  world: string;
}

/** Stands for files that are still to be written. */
const UNKNOWN: SpecSources = {
  pathTest: './qa/spec.ts#pathTest',
  machine: './machine.ts#machine',
  driver: './driver.ts#driver',
  world: './world.ts#world',
};

function titleOf({ id }: MachinePlan, path: MachinePath): string {
  return `${id} ${path.id}: ${path.steps.at(-1)?.label ?? path.start.label}`;
}

function spec(plan: MachinePlan, sources: SpecSources): string {
  const { id, paths } = plan;
  const tests = paths.map((path) => {
    const [first, ...sentences] = pathInWords(plan, path);
    const steps = path.steps.map(({ facts, label }, index) => {
      const { action, expected } = sentences[index] as { action: string; expected: string };
      const outcome = expectation(facts, (path.steps[index - 1] ?? path.start).facts);
      return [
        `  await test.step(${quoted(label)}, async () => {`,
        `    // ${action}`,
        `    // ${expected}`,
        `    await walk.step(${quoted(label)}, ${quoted(outcome)});`,
        '  });',
      ].join('\n');
    });
    const begun = expectation(path.start.facts);
    return [
      `test(${quoted(titleOf(plan, path))}, async ({ walk }) => {`,
      `  // ${first?.action} ${first?.expected}`,
      `  await walk.begin(${quoted(path.start.label)}, ${quoted(begun)});`,
      ...steps,
      '});',
    ].join('\n');
  });
  const named = Object.entries(sources) as [keyof SpecSources, string][];
  const head = [
    `// Written by \`npm run paths -- ${id} --format spec\`.`,
    ...named.map(([name, source]) => importOf(name, source)),
    '',
    `const test = pathTest({ id: ${quoted(id)}, ${named
      .map(([name]) => name)
      .filter((name) => name !== 'pathTest')
      .join(', ')} });`,
  ];
  return `${[head.join('\n'), ...tests].join('\n\n')}\n`;
}

/** `./machines/door.ts#door` as `machine`. */
function importOf(name: string, source: string): string {
  const [file = '', exported = 'default'] = source.split('#');
  return `import { ${exported === name ? name : `${exported} as ${name}`} } from ${quoted(file)};`;
}

function markdown(plan: MachinePlan): string {
  const parts = plan.paths.map((path) => {
    const [start, ...steps] = pathInWords(plan, path);
    const lines = steps.map(({ action, expected }) => `- [ ] ${action} *${expected}*`);
    return [`## ${titleOf(plan, path)}`, '', `${start?.action} *${start?.expected}*`, '', ...lines].join(
      '\n',
    );
  });
  return `${[`# ${plan.id}`, ...parts].join('\n\n')}\n`;
}

function csv(plan: MachinePlan): string {
  const rows = plan.paths.flatMap((path) =>
    pathInWords(plan, path).map(({ action, expected }, step) => [
      plan.id,
      path.id,
      titleOf(plan, path),
      String(step),
      action,
      expected,
    ]),
  );
  const head = ['machine', 'test', 'title', 'step', 'action', 'expected'];
  return `${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** A leading sign would make a spreadsheet take the text for a formula. */
function cell(value: string): string {
  const safe = /^[=+\-@]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function json({ criterion, id, paths, plan }: MachinePlan): string {
  const data = {
    machine: id,
    criterion,
    steps: plan.steps,
    lowerBound: plan.lowerBound,
    paths: paths.map(({ id: path, start, steps }) => ({
      id: path,
      start: start.label,
      steps: steps.map(({ covered, facts, label }, index) => ({
        label,
        leaves: facts.leaves,
        expected: expectation(facts, (steps[index - 1] ?? start).facts),
        covers: covered,
      })),
    })),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

// A JSON string is a TypeScript string; single quotes are what formatters of specs expect.
function quoted(value: string): string {
  return `'${text(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
