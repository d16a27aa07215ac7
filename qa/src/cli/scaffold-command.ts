import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { explore } from '../explore/explore.ts';
import type { AnySamples } from '../explore/offers.ts';
import { asMachine, load } from '../load/load.ts';
import { machineTypes } from '../scaffold/machine-types.ts';
import { driverText, samplesText } from '../scaffold/scaffold.ts';
import { commandLine } from './command-line.ts';
import { UsageError } from './exit-codes.ts';

const MOST_STATES = 2_000;

/** Writes samples and a driver of a machine from its types; returns the lines to print. */
export async function scaffold(reference: string, out: string | undefined): Promise<string> {
  const [file = '', name = 'default'] = reference.split('#');
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
  // Loaded files stay loaded, so the first exploration has a file of its own.
  const draft = `${base}.draft.ts`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(draft, samplesText(machine, types, imports));
    const explored = explore(machine, (await load(`${draft}#samples`)) as AnySamples, {
      maxStates: MOST_STATES,
    });
    writeFileSync(samples, samplesText(machine, types, imports, explored.growing));
    const resting = new Set(explored.states.flatMap(({ leaves }) => leaves));
    writeFileSync(driver, driverText(machine, types, imports, resting));
  } finally {
    rmSync(draft, { force: true });
    types.close();
  }
  const shown = relative('.', samples);
  return [
    `${shown}\n${relative('.', driver)}`,
    commandLine(`--machine ${reference} --samples ${shown}#samples`),
  ].join('\n');
}
