import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { delayName, type Effect, eventText } from '../explore/effects.ts';
import type { Move } from '../explore/moves.ts';
import type { Facts } from '../explore/position.ts';
import { ROOT_LEAF } from '../explore/samples.ts';
import type { MachinePath, MachinePlan } from '../plan/machine-plan.ts';
import { text } from './text.ts';

/** A step for a tester: what to do, and what must be there then. */
export interface Sentence {
  action: string;
  expected: string;
}

/** All paths of a plan to read and to follow by hand. */
export function plansInWords(plan: MachinePlan): string {
  const { id, paths } = plan;
  return paths
    .map((path, index) => {
      const [start, ...steps] = pathInWords(plan, path);
      const lines = steps.map(({ action, expected }, step) => `  ${step + 1}. ${action}\n     ${expected}`);
      return [
        `${id} ${index + 1}/${paths.length} (${path.id})`,
        `  ${start?.action} ${start?.expected}`,
        ...lines,
      ].join('\n');
    })
    .join('\n\n');
}

/** The start first, then one sentence a step. */
export function pathInWords({ exploration }: MachinePlan, { start, steps }: MachinePath): Sentence[] {
  const { machine } = exploration;
  const begun = start.label === 'start' ? 'Begin.' : `Begin: ${start.label.replace(/^start /, '')}.`;
  return [
    { action: begun, expected: expectedOf(machine, start.facts) },
    ...steps.map((edge, index) => ({
      action: edge.moves.map(actionOf).join(' '),
      expected: expectedOf(machine, edge.facts, (steps[index - 1] ?? start).facts),
    })),
  ];
}

function actionOf(move: Move): string {
  if (move.follows) return `“${move.label}” comes of it.`;
  switch (move.kind) {
    case 'event': {
      const { type, ...payload } = move.event;
      const name = /\((.*)\)$/.exec(move.label)?.[1];
      const fields = Object.keys(payload).length > 0 && !name ? ` with ${text(payload)}` : '';
      return `Do “${type}”${name ? `, ${name}` : fields}.`;
    }
    case 'outcome':
      return `Let ${move.actor} come to “${move.outcome.name}”.`;
    case 'snapshot':
      return `Let ${move.label.replace(' shows ', ' show “')}”.`;
    case 'time': {
      const timers = move.label.startsWith('wait ')
        ? 'nothing is due yet'
        : move.label.replace(/ \(.*\)$/, '');
      const why = isNumber(timers) ? '' : ` (${timers})`;
      return `Wait ${duration(move.ms)}${why}.`;
    }
  }
}

function expectedOf(machine: AnyStateMachine, { effects, leaves, status }: Facts, before?: Facts): string {
  const same = before !== undefined && before.leaves.join() === leaves.join();
  const where = leaves.map((leaf) => inWords(machine, leaf)).join('; ');
  const done = effects.map(traceOf).filter((trace) => trace !== '');
  const end = status === 'done' ? ' This ends it.' : '';
  return `${same ? 'It stays' : 'It is'} ${where}.${done.length > 0 ? ` It ${done.join(', ')}.` : ''}${end}`;
}

/** The state's own description where its author wrote one. */
function inWords({ root }: AnyStateMachine, leaf: string): string {
  const path = leaf === ROOT_LEAF ? [] : leaf.split('.');
  const node = path.reduce<AnyStateNode | undefined>((at, key) => at?.states[key], root);
  return node?.description ?? path.map(spaced).join(' › ');
}

/** `requestingPlay` reads `requesting play`. */
const spaced = (name: string) =>
  name.replace(/([a-z0-9])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);

function traceOf(effect: Effect): string {
  switch (effect.kind) {
    case 'emit':
      return `tells “${eventText(effect.event)}”`;
    case 'do':
      return `does ${effect.name}${effect.params === undefined ? '' : ` ${text(effect.params)}`}`;
    case 'send':
      return `sends ${effect.to} “${effect.event.type}”`;
    case 'start':
      return `asks ${effect.actor}`;
    case 'stop':
      return `drops ${effect.actor}`;
    case 'delay':
      return `allows ${isNumber(delayName(effect.name)) ? '' : `${delayName(effect.name)} `}${duration(effect.ms)}`;
  }
}

/** A delay that is written in the chart as a number has no name. */
const isNumber = (name: string) => /^[\d.]+$/.test(name);

/** `90000` is `1 min 30 s`. */
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
