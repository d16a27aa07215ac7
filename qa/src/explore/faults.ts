import type { AnyStateMachine } from 'xstate';
import type { Fault } from './branches.ts';
import { StepProblem } from './step-problem.ts';
import { stepper } from './stepper.ts';

/** Maximum lengths in characters. */
const MAX_MESSAGE = 300;
const MAX_PLACE = 160;

const shortened = (text: string, maxLength: number) =>
  text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;

/** The message of an error in one line, without the long values that some messages quote. */
export function faultMessage(error: unknown): string {
  const message = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').trim();
  return shortened(message, MAX_MESSAGE);
}

/** The first word of a label: the event, the actor or the delay. */
const triggerOf = ({ label }: Fault) => label.split(' ', 1).join();

/** One line for each different error: where it occurred first, and how often. */
export function faultLines(faults: readonly Fault[]): string[] {
  const groups = new Map<string, { first: Fault; count: number }>();
  for (const fault of faults) {
    const message = faultMessage(fault.error);
    const isStep = fault.error instanceof StepProblem;
    const key = isStep ? `${triggerOf(fault)} ${message}` : message;
    const group = groups.get(key) ?? { first: fault, count: 0 };
    groups.set(key, { ...group, count: group.count + 1 });
  }
  return [...groups.values()].map(({ count, first }) => {
    const place = [first.leaves.join(', '), first.label].filter((part) => part !== '').join(': ');
    const mark = first.error instanceof StepProblem ? ' ' : ': ';
    // A label may have a long payload.
    const line = `${shortened(place, MAX_PLACE)}${mark}${faultMessage(first.error)}`;
    return `${line}${count > 1 ? ` (${count} times)` : ''}`;
  });
}

/** The error of a start without an input that the machine reads: it names the fields. */
export function missingInput(machine: AnyStateMachine, error: unknown): unknown {
  const fields = new Set<string>();
  const input = new Proxy({}, { get: (_, key) => void fields.add(String(key)) });
  try {
    stepper(machine).start(input);
  } catch {
    // Only what it reads matters.
  }
  if (fields.size === 0) return error;
  const names = [...fields].join(', ');
  return new Error(`the machine needs an input with ${names}: give \`inputs\` in the samples`);
}
