import { effectText } from '../explore/effects.ts';
import type { Facts } from '../explore/position.ts';
import { text } from '../report/text.ts';

/** A reviewed path: what to do and what must come of it, as text that a person reads in a diff. */
export interface FrozenPath {
  id: string;
  start: FrozenStep;
  steps: FrozenStep[];
}

export interface FrozenStep {
  /** What is done: the label of a branch. */
  label: string;
  /** All that must come of it. */
  expected: string;
}

const ARROW = ' → ';

/**
 * What a step led to, on one line: leaves, then effects in order, then what changed in the projected context.
 *
 *     game.starting.asking, transfer.enabled | start consent | gameId="A"
 */
export function expectation({ context, effects, leaves, output, status }: Facts, before?: Facts): string {
  const changes = changed(before?.context, context);
  const end = status === 'active' ? [] : [`${status}${output === undefined ? '' : ` ${text(output)}`}`];
  return [leaves.join(', '), ...effects.map(effectText), ...end, ...changes].join(' | ');
}

/** Only what changed is written, so that a path can be read; what did not is still compared by its absence. */
function changed(before: unknown, after: unknown): string[] {
  if (!isRecord(after)) return text(before) === text(after) ? [] : [`context ${text(after)}`];
  const old = isRecord(before) ? before : {};
  const keys = [...new Set([...Object.keys(old), ...Object.keys(after)])].sort();
  const fields = keys.filter((key) => text(old[key]) !== text(after[key]));
  return fields.length === 0 ? [] : [fields.map((key) => `${key}=${text(after[key])}`).join(' ')];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One line a step, a blank line between paths; `title` is a comment. */
export function writeFrozen(title: string, paths: readonly FrozenPath[]): string {
  const blocks = paths.map(({ id, start, steps }) => {
    return [
      `## ${id}`,
      ...[start, ...steps].map(({ expected, label }) => `${label}${ARROW}${expected}`),
    ].join('\n');
  });
  return `${[`# ${title}`, ...blocks].join('\n\n')}\n`;
}

/** Throws with the line number on what `writeFrozen` would not have written. */
export function readFrozen(content: string): FrozenPath[] {
  const paths: FrozenPath[] = [];
  for (const [index, line] of content.split('\n').entries()) {
    if (line === '' || line.startsWith('# ')) continue;
    if (line.startsWith('## ')) {
      paths.push({ id: line.slice(3), start: { label: '', expected: '' }, steps: [] });
      continue;
    }
    const path = paths.at(-1);
    const arrow = line.indexOf(ARROW);
    if (!path || arrow < 0) throw new Error(`line ${index + 1} is neither a path nor a step: ${line}`);
    const step = { label: line.slice(0, arrow), expected: line.slice(arrow + ARROW.length) };
    if (path.start.label === '') path.start = step;
    else path.steps.push(step);
  }
  return paths;
}
