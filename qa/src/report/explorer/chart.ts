import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { isInside, listsOf, pathOf, transitionKey, transitionLabel } from '../../explore/transitions.ts';
import type { Chart, ChartArrow, ChartState } from './data.ts';

/** The chart of a machine; internal transitions are rows of text in the state's box. */
export function chartOf({ root }: AnyStateMachine): Chart {
  const arrows: ChartArrow[] = [];
  return { root: stateOf(root, arrows), arrows };
}

function stateOf(node: AnyStateNode, arrows: ChartArrow[]): ChartState {
  const rows: ChartState['rows'] = [];
  for (const [trigger, list] of listsOf(node)) {
    for (const [branch, definition] of list.entries()) {
      const key = transitionKey(node, trigger, branch);
      const targets = (definition.target ?? []) as readonly AnyStateNode[];
      const text = transitionLabel(definition).slice(pathOf(node).length + 2);
      const away = targets.find((target) => target !== node && !isInside(target, node));
      if (!away) rows.push({ key, text });
      else arrows.push({ key, text: text.replace(/ → .*$/, ''), source: pathOf(node), target: pathOf(away) });
    }
  }
  const initial =
    (node.parent?.initial?.target as readonly AnyStateNode[] | undefined)?.includes(node) ?? false;
  const children = Object.values(node.states as Record<string, AnyStateNode>);
  return {
    path: pathOf(node),
    label: node.key,
    kind: node.parent?.type === 'parallel' ? 'region' : node.type,
    initial,
    notes: notesOf(node),
    rows,
    children: children.map((child) => stateOf(child, arrows)),
  };
}

function notesOf({ entry, exit, invoke }: AnyStateNode): string[] {
  const listed = (name: string, actions: readonly unknown[]) =>
    actions.length === 0 ? [] : [`${name}: ${actions.map(actionName).join(', ')}`];
  const actors = invoke.map(({ id, src }) => `runs ${typeof src === 'string' ? src : id}`);
  return [...actors, ...listed('entry', entry), ...listed('exit', exit)];
}

/** The name of an action; of an own function without one, what kind of action it is. */
function actionName(action: unknown): string {
  const { name, type } =
    typeof action === 'string'
      ? { name: action, type: action }
      : (action as { name?: string; type?: string });
  return type?.replace('xstate.', '') || name || 'an action';
}
