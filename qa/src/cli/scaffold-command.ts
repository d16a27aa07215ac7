import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import type { AnySamples } from '../explore/enabled-moves.ts';
import { type Budget, type Exploration, explore } from '../explore/explore.ts';
import { asMachine, load } from '../load/load.ts';
import {
  countOf,
  type Entries,
  entriesOf,
  openTransitions,
  samplesOnPaths,
  triggersOf,
  widened,
  withUsed,
} from '../scaffold/entries.ts';
import type { Extent } from '../scaffold/machine-types.ts';
import { machineTypes } from '../scaffold/machine-types.ts';
import { driverText, samplesText } from '../scaffold/scaffold.ts';
import { commandLine } from '../shared/command-line.ts';
import { UsageError } from '../shared/usage-error.ts';

/** Budgets of an exploration with few values per type, and with many. */
const MAX_STATES = { few: 2_000, many: 6_000 } as const;
/** Each sample is tried in every state, so the more samples, the fewer states. */
const MAX_STEPS = { few: 60_000, many: 90_000 } as const;

const budgetOf = (entries: Entries, extent: Extent): Budget => ({
  maxStates: Math.min(MAX_STATES[extent], Math.ceil(MAX_STEPS[extent] / countOf(entries))),
});

/** Writes samples and a driver of a machine from its types; returns the lines to print. */
export async function scaffold(reference: string, out: string | undefined): Promise<string> {
  const [file = '', name = 'default'] = reference.split('#');
  if (name.includes('('))
    throw new UsageError('scaffold reads the types of a machine: export one that the function has made');
  const machine = asMachine(await load(`${file}#${name}`), reference);
  const folder = resolve(out ?? dirname(file));
  const stem = basename(file, extname(file));
  const base = join(folder, name === 'default' || name === stem ? stem : `${stem}.${name}`);
  const [samples, driver] = [`${base}.samples.ts`, `${base}.driver.ts`];
  for (const each of [samples, driver]) if (existsSync(each)) throw new UsageError(`${each} exists already`);
  const pathTo = (to: string) => {
    const path = relative(folder, to).replaceAll('\\', '/');
    return path.startsWith('.') ? path : `./${path}`;
  };
  const imports = {
    machine: pathTo(resolve(file)),
    name,
    samplesType: 'xstate-path-tests',
    driverType: 'xstate-path-tests',
  };
  const types = machineTypes(file, name);
  const drafts: string[] = [];
  const exploreWith = async (entries: Entries, budget: Budget, growing?: readonly string[]) => {
    // Loaded files stay loaded, so every exploration has a file of its own.
    const draft = `${base}.draft${drafts.length}.ts`;
    drafts.push(draft);
    writeFileSync(draft, samplesText(entries, types, imports, growing));
    return explore(machine, (await load(`${draft}#samples`)) as AnySamples, budget);
  };
  try {
    mkdirSync(folder, { recursive: true });
    const many = entriesOf(machine, { ...types, extent: 'many' });
    let entries = entriesOf(machine, types);
    const explored = await exploreWith(entries, budgetOf(entries, 'few'));
    const { growing } = explored;
    const stableLeaves = new Set(leavesOf(explored));
    let open = openTransitions(explored);
    // More values only where they reach more: first of what triggers the open transitions, then of everything.
    for (const isWidened of [triggersOf(machine, open), () => true]) {
      const wide = widened(entries, many, isWidened);
      if (open.size === 0 || isEqual(wide, entries)) continue;
      const further = await exploreWith(wide, budgetOf(wide, 'many'), growing);
      entries = withUsed(entries, wide, further.samples, samplesOnPaths(further, open));
      const stillOpen = openTransitions(further);
      open = new Set([...open].filter((key) => stillOpen.has(key)));
      for (const leaf of leavesOf(further)) stableLeaves.add(leaf);
    }
    writeFileSync(samples, samplesText(entries, types, imports, growing));
    writeFileSync(driver, driverText(machine, types, imports, stableLeaves));
  } finally {
    for (const draft of drafts) rmSync(draft, { force: true });
    types.close();
  }
  const shown = relative('.', samples);
  return [
    `${shown}\n${relative('.', driver)}`,
    commandLine(`--machine ${reference} --samples ${shown}#samples`),
  ].join('\n');
}

const leavesOf = ({ states }: Exploration) => states.flatMap(({ leaves }) => leaves);

const isEqual = (a: Entries, b: Entries) => {
  const mapsAsLists = (_: string, value: unknown) => (value instanceof Map ? [...value] : value);
  return JSON.stringify(a, mapsAsLists) === JSON.stringify(b, mapsAsLists);
};
