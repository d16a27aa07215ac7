import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { invokedName } from './actor-names.ts';
import { guardText } from './guard-text.ts';

/**
 * A transition definition as a target: number `branch` of the transitions of `source` for `trigger`. Keys
 * stay the same after `provide()` or a rebuild of the machine, which both create new definition objects.
 */
export interface TransitionTarget {
  key: string;
  source: string;
  trigger: string;
  branch: number;
  /** Readable form: `game.idle: play [transferDisabled] → game.starting`. */
  label: string;
  definition: AnyTransitionDefinition;
}

/** All transition definitions of the machine in document order. */
export function transitionsOf(machine: AnyStateMachine): TransitionTarget[] {
  const found: TransitionTarget[] = [];
  const visit = (node: AnyStateNode) => {
    for (const [trigger, list] of listsOf(node)) {
      const labels = list.map(transitionLabel);
      for (const [branch, definition] of list.entries()) {
        const label = labels[branch] as string;
        const isAlone = labels.filter((each) => each === label).length === 1;
        found.push({
          key: transitionKey(node, trigger, branch),
          source: node.id,
          trigger,
          branch,
          label: isAlone ? label : `${label} (branch ${branch + 1})`,
          definition,
        });
      }
    }
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(machine.root);
  return found;
}

/** Transitions of a node by trigger: '' for `always`, the event type for `after`, `onDone` and the like. */
export function listsOf(node: AnyStateNode): [trigger: string, list: AnyTransitionDefinition[]][] {
  const always: [string, AnyTransitionDefinition[]][] = node.always ? [['', node.always]] : [];
  return [...node.transitions, ...always];
}

export function transitionKey(node: AnyStateNode, trigger: string, branch: number): string {
  return `${node.id} | ${trigger || 'always'} | ${branch}`;
}

export function refusalKey(node: AnyStateNode, trigger: string): string {
  return `${node.id} | ${trigger || 'always'} | refused`;
}

export function orderKey(node: AnyStateNode, trigger: string, first: number, second: number): string {
  return `${node.id} | ${trigger || 'always'} | ${first} before ${second}`;
}

export function transitionLabel({ source, eventType, guard, target }: AnyTransitionDefinition): string {
  const condition = guard === undefined ? '' : ` [${guardText(guard)}]`;
  const where = target?.length ? target.map((node: AnyStateNode) => pathOf(node)).join(', ') : 'stays';
  return `${pathOf(source)}: ${triggerText(eventType, source)}${condition} → ${where}`;
}

export function pathOf(node: AnyStateNode): string {
  return node.path.join('.') || '(root)';
}

/** Readable form of a trigger: `requestPlay done`, `after urlTimeout`, `always`, `play`. */
export function triggerText(eventType: string, node: AnyStateNode): string {
  const [, beginning, actor] =
    /^(xstate\.(?:done\.actor|error\.actor|snapshot)\.)(.*)$/.exec(eventType) ?? [];
  const named = actor === undefined ? eventType : `${beginning}${invokedName(actor, node)}`;
  const rules: [RegExp, string][] = [
    [/^$/, 'always'],
    [/^xstate\.after\.([^.]+)\..*$/, 'after $1'],
    [/^xstate\.done\.actor\.(.*)$/, '$1 done'],
    [/^xstate\.error\.actor\.(.*)$/, '$1 error'],
    [/^xstate\.snapshot\.(.*)$/, '$1 shows'],
    [/^xstate\.done\.state\..*$/, 'done'],
  ];
  const rule = rules.find(([pattern]) => pattern.test(named));
  return rule ? named.replace(...rule) : named;
}

/** Transitions of `node` that match an event, in XState's order: exact descriptors before wildcards. */
export function candidatesOf(node: AnyStateNode, eventType: string): [string, AnyTransitionDefinition[]][] {
  if (eventType === '') return node.always ? [['', node.always]] : [];
  const matching = [...node.transitions].filter(([descriptor]) => matches(eventType, descriptor));
  return matching.sort(([a], [b]) => rank(b, eventType) - rank(a, eventType));
}

const rank = (descriptor: string, eventType: string) =>
  descriptor === eventType ? Number.POSITIVE_INFINITY : descriptor.length;

/** Whether an event has the type that a descriptor of transitions names, which may be a wildcard. */
export function matches(eventType: string, descriptor: string): boolean {
  if (descriptor === eventType || descriptor === '*') return true;
  return descriptor.endsWith('.*') && `${eventType}.`.startsWith(descriptor.slice(0, -1));
}

export function isInside(node: AnyStateNode, ancestor: AnyStateNode): boolean {
  for (let above = node.parent; above; above = above.parent) if (above === ancestor) return true;
  return false;
}
