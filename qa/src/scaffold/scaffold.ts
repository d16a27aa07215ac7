import type { AnyStateMachine } from 'xstate';
import { ROOT_LEAF } from '../explore/samples.ts';
import { pathOf } from '../explore/transitions.ts';
import { nodesUnder } from './actors.ts';
import type { Entries } from './entries.ts';
import type { MachineTypes } from './machine-types.ts';
import { eventEntries, outcomeEntries } from './sections.ts';
import { keyText, literal } from './values.ts';

/** Where the written files import from, relative to them. */
export interface Imports {
  machine: string;
  name: string;
  samplesType: string;
  driverType: string;
}

const imported = (name: string) => (name === 'machine' ? name : `${name} as machine`);

const section = (title: string, entries: ReadonlyMap<string, readonly string[]>, more = '') => {
  const lines = [...entries].map(([key, values]) => `    ${keyText(key)}: [${values.join(', ')}],`);
  return `  ${title}: {\n${[...lines, more].filter((line) => line !== '').join('\n')}\n  },`;
};

const spread = (entries: ReadonlyMap<string, readonly string[]>) => {
  if (entries.size === 0) return '';
  const lines = [...entries].map(([key, values]) => `      ${keyText(key)}: [${values.join(', ')}],`);
  // A spread value may have keys that the type does not know: those of inline actors.
  return `    ...({\n${lines.join('\n')}\n    } as object),`;
};

/** The samples of a machine, with a projection of the fields of its context that grow. */
export function samplesText(
  entries: Entries,
  { isExported }: MachineTypes,
  { machine: file, name, samplesType }: Imports,
  growing: readonly string[] = [],
): string {
  const { events, inputs, snapshots, typed, untyped } = entries;
  const outcomes = isExported ? section('outcomes', typed, spread(untyped)) : undefined;
  const body = [
    ...(inputs.length > 0 ? [`  inputs: [${inputs.join(', ')}],`] : []),
    section('events', events),
    outcomes ?? section('outcomes', new Map([...typed, ...untyped])),
    ...(snapshots.size > 0 ? [section('snapshots', snapshots)] : []),
    ...projection(growing),
  ].join('\n');
  if (!isExported) {
    return `export const samples = {\n${body.replaceAll('(snapshot) =>', '(snapshot: { matches(state: never): boolean }) =>')}\n};\n`;
  }
  return `import type { Samples } from '${samplesType}';
import type { ${imported(name)} } from '${file}';

export const samples = {
${body}
} satisfies Samples<typeof machine>;
`;
}

/** Keeps little of what grows: guards that compare it with a larger number need more. */
function projection(growing: readonly string[]): string[] {
  if (growing.length === 0) return [];
  const kept = growing.map((field) => `      ${keyText(field)}: few(context[${literal(field)} as never]),`);
  return [
    `  project: (context: object) => {
    // Guards that compare these with a larger number need more of them.
    const few = (value: unknown) =>
      typeof value === 'number'
        ? Math.max(-4, Math.min(value, 4))
        : Math.min(Object.keys(Object(value)).length, 3);
    return {
      ...context,
${kept.join('\n')}
    };
  },`,
  ];
}

/** A driver that names what is to be written: an executor for every move and an assertion for every state. */
export function driverText(
  machine: AnyStateMachine,
  types: MachineTypes,
  { driverType, machine: file, name }: Imports,
  stableLeaves: ReadonlySet<string>,
): string {
  const moves = [...eventEntries(machine, types).keys(), ...outcomeEntries(machine, types).typed.keys()];
  const leaves = nodesUnder(machine.root)
    .filter(({ type }) => type === 'atomic' || type === 'final' || type === 'history')
    .map((node) => (node === machine.root ? ROOT_LEAF : pathOf(node)));
  const missing = (what: string) => `missing(${literal(what)})`;
  const lines = (keys: readonly string[], value: (key: string) => string) =>
    [...new Set(keys)].map((key) => `    ${keyText(key)}: ${value(key)},`).join('\n');
  const hasTransient = leaves.some((leaf) => !stableLeaves.has(leaf));
  const typed = types.isExported;
  const imports = [...(typed ? ['type Driver'] : []), 'type Fixture', ...(hasTransient ? ['transient'] : [])];
  return `import { ${imports.join(', ')} } from '${driverType}';
${typed ? `import type { ${imported(name)} } from '${file}';\n` : ''}
const missing = (what: string) => (_: Fixture): Promise<void> => {
  throw new Error(\`the driver does not know: \${what}\`);
};

export const driver = {
  execute: {
${lines(moves, missing)}
  },
  assert: {
${lines(leaves, (leaf) => (stableLeaves.has(leaf) ? missing(leaf) : 'transient'))}
  },
}${typed ? ' satisfies Driver<typeof machine>' : ''};
`;
}
