import type { Type } from 'typescript-7/unstable/sync';
import type { AnyStateMachine } from 'xstate';
import { defaultSamples } from '../explore/enabled-moves.ts';
import { stepper } from '../explore/stepper.ts';
import { type Invoked, invokedActors } from './actors.ts';
import type { Hints } from './hints.ts';
import type { MachineTypes } from './machine-types.ts';
import { keyText, literal, type Value, valuesOf } from './values.ts';

/** Entries of `events`: source text of the samples by event type. */
export function eventEntries(machine: AnyStateMachine, types: MachineTypes): Map<string, string[]> {
  const { checker, events, hints } = types;
  const entries = new Map<string, string[]>();
  for (const event of events) {
    const property = checker.getPropertyOfType(event, 'type');
    const type = property && checker.getTypeOfSymbol(property);
    for (const name of type ? literals(type) : []) {
      const texts = valuesOf(event, types).map(({ text }) => withType(text, name));
      entries.set(name, [...new Set([...(entries.get(name) ?? []), ...texts])]);
    }
  }
  for (const [name, samples] of Object.entries(defaultSamples(machine).events)) {
    const isTyped = [...entries.keys()].some((known) => known === name);
    // A wildcard handles the events that have types.
    if (isTyped || (entries.size > 0 && name.includes('anything'))) continue;
    entries.set(
      name,
      samples.flatMap(() => withPayloads(name, hints.payloads)),
    );
  }
  return entries;
}

const literals = (type: Type): string[] =>
  (type.isUnionType() ? (type.getTypes() ?? []) : [type])
    .filter((member) => member.isStringLiteralType())
    .map((member) => String((member as { value?: unknown }).value));

/** A value of an event whose type is a union of names gets one of them. */
const withType = (text: string, name: string) => text.replace(/\btype: '[^']*'/, `type: ${literal(name)}`);

/** Entries of `outcomes`. `untyped` are those of actors that the type of the samples does not know. */
export function outcomeEntries(machine: AnyStateMachine, types: MachineTypes) {
  const { finishing, hints, inlineOutputs, maybeFinishing, outputs } = types;
  const invoked = invokedActors(machine);
  const inline = invoked.filter(({ isInline }) => isInline);
  const typed = new Map<string, string[]>();
  const untyped = new Map<string, string[]>();
  for (const name of new Set([...(finishing ?? []), ...invoked.map((each) => each.name)])) {
    const uses = invoked.filter((each) => each.name === name);
    const isKnown = finishing?.has(name) || maybeFinishing?.has(name) || !finishing;
    const isHandled = uses.some(({ handlesDone, handlesError }) => handlesDone || handlesError);
    if (!finishing?.has(name) && !isHandled) continue;
    const [use] = uses;
    const output = use?.isInline ? inlineOutputs[inline.indexOf(use)] : outputs.get(name);
    const done = output ? outputValues(output, types) : readOutputs(types);
    const handlesDone = uses.some((each) => each.handlesDone);
    // An end that nothing handles only doubles the states.
    const ends = handlesDone || finishing?.has(name) || !uses.some((each) => each.handlesError) ? done : [];
    const texts = [...ends.map(doneText), ...errorTexts(uses, hints)];
    (isKnown && !use?.isInline ? typed : untyped).set(name, texts);
  }
  return { typed, untyped };
}

/** An output without a type has the fields that the machine reads of outputs. */
function outputValues(output: Type, types: MachineTypes): Value[] {
  const values = valuesOf(output, types);
  return values[0]?.text === '{}' ? readOutputs(types) : values;
}

const readOutputs = ({ hints }: MachineTypes): Value[] =>
  hints.outputs.length > 0
    ? hints.outputs.map((text) => ({ text, note: '' }))
    : [{ text: 'undefined', note: '' }];

const withPayloads = (name: string, payloads: readonly string[]) =>
  payloads.length > 0
    ? payloads.map((payload) => `{ type: ${literal(name)}, ${payload.slice(2)}`)
    : [`{ type: ${literal(name)} }`];

const doneText = ({ note, text }: Value, index: number) =>
  `{ name: ${literal(index === 0 ? 'done' : `done, ${note || index + 1}`)}, done: ${text} }`;

/** An error is only sampled where the machine handles it; elsewhere it would fail. */
function errorTexts(uses: readonly Invoked[], { compared }: Hints): string[] {
  const handling = uses.filter(({ handlesError }) => handlesError);
  if (handling.length === 0) return [];
  const messages = compared.get('message') ?? [];
  const isGuarded = handling.some((each) => each.isGuarded) && messages.length > 0;
  const samples = [
    ...(isGuarded ? [] : ["name: 'error', error: new Error('error')"]),
    ...messages.map((text) => `name: ${text.replace("'", "'error, ")}, error: new Error(${text})`),
  ];
  const states = handling.map(({ path }) => `snapshot.matches(${stateText(path)} as never)`);
  const when = handling.length === uses.length ? '' : `, when: (snapshot) => ${states.join(' || ')}`;
  return samples.map((sample) => `{ ${sample}${when} }`);
}

const stateText = ([first = '', ...rest]: readonly string[]): string =>
  rest.length === 0 ? literal(first) : `{ ${keyText(first)}: ${stateText(rest)} }`;

/** Every input is a start of its own, which multiplies the states. */
const MAX_INPUTS = { few: 3, many: 16 } as const;

/** Entries of `snapshots`: values that observed actors show. */
export function snapshotEntries(machine: AnyStateMachine, types: MachineTypes): Map<string, string[]> {
  const observed = invokedActors(machine).filter(({ isInline, isObserved }) => isObserved && !isInline);
  const entries = observed.flatMap(({ name }): [string, string[]][] => {
    const context = types.contexts.get(name);
    if (!context) return [];
    const values = valuesOf(context, types).filter(({ text }) => text !== 'undefined');
    const shown = values.map(({ note, text }, index) => {
      return `{ name: ${literal(index === 0 ? 'value' : note || `${index + 1}`)}, snapshot: { context: ${text} } }`;
    });
    return shown.length > 0 ? [[name, shown]] : [];
  });
  return new Map(entries);
}

/** `inputs`, if the machine requires an input. */
export function inputTexts(machine: AnyStateMachine, types: MachineTypes): string[] {
  const { hints, input } = types;
  if (needsInput(machine) && (!input || valuesOf(input, types)[0]?.text === '{}')) {
    return hints.inputs.map((text, index) => `{ name: '${index + 1}', input: ${text} }`);
  }
  if (!input) return [];
  const values = valuesOf(input, types, 'input');
  if (values.some(({ text }) => text === 'undefined' || text === '{}')) return [];
  return values.slice(0, MAX_INPUTS[types.extent]).map(({ note, text }, index) => {
    return `{ name: ${literal(index === 0 ? 'first' : note || `${index + 1}`)}, input: ${text} }`;
  });
}

function needsInput(machine: AnyStateMachine): boolean {
  try {
    return stepper(machine).start(undefined).state.snapshot.status === 'error';
  } catch {
    return true;
  }
}
