import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { delayName, type Effect, eventText } from '../explore/effects.ts';
import type { Move } from '../explore/moves.ts';
import { ROOT_LEAF } from '../explore/samples.ts';
import type { StepResult } from '../explore/stepper.ts';
import { text } from '../explore/text.ts';
import type { MachinePath, MachinePlan } from '../plan/machine-plan.ts';

/** A step for a manual tester: action and expected result. */
export interface Sentence {
  action: string;
  expected: string;
}

/** The sentences of a path: the start, then one per step. */
export function pathInWords({ exploration }: MachinePlan, { start, steps }: MachinePath): Sentence[] {
  const { machine } = exploration;
  const begun = `${start.label.replace(/^s/, 'S')}.`;
  return [
    { action: begun, expected: expectedOf(machine, start.result) },
    ...steps.map((edge, index) => ({
      action: edge.moves.map(actionOf).join(' '),
      expected: expectedOf(machine, edge.result, (steps[index - 1] ?? start).result),
    })),
  ];
}

function actionOf(move: Move): string {
  if (move.derived) return `“${move.label}” follows.`;
  switch (move.kind) {
    case 'event': {
      const { type, ...payload } = move.event;
      const name = /\((.*)\)$/.exec(move.label)?.[1];
      const fields = Object.keys(payload).length > 0 && !name ? ` with ${text(payload)}` : '';
      return `Send “${type}”${name ? ` (${name})` : fields}.`;
    }
    case 'outcome':
      return `Settle ${move.actor} with “${move.outcome.name}”.`;
    case 'snapshot':
      return `Let ${move.label.replace(' shows ', ' emit snapshot “')}”.`;
    case 'time': {
      const timers = move.label.startsWith('wait ') ? 'no timer fires' : move.label.replace(/ \(.*\)$/, '');
      const why = isNumber(timers) ? '' : ` (${timers})`;
      return `Wait ${duration(move.ms)}${why}.`;
    }
  }
}

function expectedOf(
  machine: AnyStateMachine,
  { effects, leaves, status }: StepResult,
  before?: StepResult,
): string {
  const same = before !== undefined && before.leaves.join() === leaves.join();
  const where = leaves.map((leaf) => inWords(machine, leaf)).join('; ');
  const done = effects.map(traceOf).filter((trace) => trace !== '');
  const end = status === 'done' ? ' The machine is done.' : '';
  const state = `${same ? 'State unchanged' : 'State'}: ${where}.`;
  return `${state}${done.length > 0 ? ` Effects: ${done.join(', ')}.` : ''}${end}`;
}

/** A state's description if it has one, else its path as words. */
function inWords({ root }: AnyStateMachine, leaf: string): string {
  const path = leaf === ROOT_LEAF ? [] : leaf.split('.');
  const node = path.reduce<AnyStateNode | undefined>((at, key) => at?.states[key], root);
  return node?.description ?? path.map(spaced).join(' › ');
}

/** `requestingPlay` becomes `requesting play`. */
const spaced = (name: string) =>
  name.replace(/([a-z0-9])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);

function traceOf(effect: Effect): string {
  switch (effect.kind) {
    case 'emit':
      return `emits “${eventText(effect.event)}”`;
    case 'do':
      return `runs ${effect.name}${effect.params === undefined ? '' : ` ${text(effect.params)}`}`;
    case 'send':
      return `sends ${effect.to} “${effect.event.type}”`;
    case 'start':
      return `starts ${effect.actor}`;
    case 'stop':
      return `stops ${effect.actor}`;
    case 'delay':
      return `starts timer ${isNumber(delayName(effect.name)) ? '' : `${delayName(effect.name)} `}${duration(effect.ms)}`;
  }
}

/** Whether a delay has no name, only a number. */
const isNumber = (name: string) => /^[\d.]+$/.test(name);

/** Formats milliseconds: `90000` becomes `1 min 30 s`. */
export function duration(ms: number): string {
  if (ms < 1_000) return `${ms} ms`;
  const parts: [number, string][] = [
    [Math.floor(ms / 3_600_000), 'h'],
    [Math.floor((ms % 3_600_000) / 60_000), 'min'],
    [(ms % 60_000) / 1_000, 's'],
  ];
  return parts
    .filter(([amount]) => amount > 0)
    .map(([amount, unit]) => `${amount} ${unit}`)
    .join(' ');
}
