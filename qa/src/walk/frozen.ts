import { changedFields } from '../explore/changes.ts';
import { effectText } from '../explore/effects.ts';
import type { StepResult } from '../explore/stepper.ts';
import { isRecord, text } from '../explore/text.ts';

/** A reviewed path: moves and expected results as text that can be read in a diff. */
export interface FrozenPath {
  id: string;
  start: FrozenStep;
  steps: FrozenStep[];
}

export interface FrozenStep {
  /** Label of the branch. */
  label: string;
  /** Expected result, as written by `expectation`. */
  expected: string;
}

const ARROW = ' → ';

/**
 * Result of a step on one line: leaf states, effects in order, and changes of the projected context.
 *
 *     game.starting.asking, transfer.enabled | start consent | gameId="A"
 */
export function expectation(
  { context, effects, leaves, output, status }: StepResult,
  before?: StepResult,
): string {
  const changes = changed(before?.context, context);
  const end = status === 'active' ? [] : [`${status}${output === undefined ? '' : ` ${text(output)}`}`];
  return [leaves.join(', '), ...effects.map(effectText), ...end, ...changes].join(' | ');
}

/** Only changed fields, for readability; unchanged fields are still compared by their absence. */
function changed(before: unknown, after: unknown): string[] {
  const fields = changedFields(before, after);
  if (fields.length === 0) return [];
  return isRecord(after)
    ? [fields.map((key) => `${key}=${text(after[key])}`).join(' ')]
    : [`context ${text(after)}`];
}

/** One line per step, with a blank line between paths; `title` becomes a comment. */
export function writeFrozen(title: string, paths: readonly FrozenPath[]): string {
  const blocks = paths.map(({ id, start, steps }) => {
    return [
      `## ${id}`,
      ...[start, ...steps].map(({ expected, label }) => `${label}${ARROW}${expected}`),
    ].join('\n');
  });
  return `${[`# ${title}`, ...blocks].join('\n\n')}\n`;
}

/** Reads the format of `writeFrozen`; throws with the number of an invalid line, and for a path that stands twice. */
export function readFrozen(content: string): FrozenPath[] {
  const paths: FrozenPath[] = [];
  for (const [index, line] of content.split(/\r?\n/).entries()) {
    if (line === '' || line.startsWith('# ')) continue;
    if (line.startsWith('## ')) {
      const id = line.slice(3);
      if (paths.some((path) => path.id === id)) throw new Error(`line ${index + 1}: path ${id} stands twice`);
      paths.push({ id, start: { label: '', expected: '' }, steps: [] });
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

/** Number of the line with the id of a path, from 1. */
export const lineOfPath = (content: string, id: string): number =>
  content.split(/\r?\n/).indexOf(`## ${id}`) + 1;
