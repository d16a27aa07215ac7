import type { MachinePath } from '#tests/contract/calls.ts';
import type { Outcome } from './faults.ts';
import type { MachineRun } from './machine-run.ts';
import type { FaultyNetwork } from './network.ts';

type Kind = 'value' | 'known' | 'unknown' | 'ignored';

/** A step of a machine in which it sends the call. */
export interface Step {
  name: string;
  /** Starts the machine and brings it to the call. */
  start: (network: FaultyNetwork) => MachineRun | Promise<MachineRun>;
  /** Data of successes, where they differ from the samples, or responses in place of them. */
  data?: Record<string, unknown>;
  /** The session's event at sign-out. */
  signOut?: 'session.closed' | 'play.stop';
  /** Where a late response after sign-out leads, if the call is not aborted by it but the machine ends. */
  afterSignOut?: string;
  /** Time that passes after the response, in milliseconds. */
  wait?: number;
  /**
   * Where each outcome leads, if it is not where the machine goes when the actor that sends the call ends with the
   * outcome's failure: the state, and the failure's code or the text of the notice. `CODE` is the code of the outcome.
   * The most specific entry counts; `failed` is for known and unknown outcomes without one.
   */
  leadsTo: { value: string; failed?: string } & { [O in Outcome | Kind]?: string };
}

/** Steps by the call that they send. */
export type Steps = { [P in MachinePath]?: readonly [Step, ...Step[]] };

/** Where the outcome leads; undefined if the step does not say it. */
export function declaredState({ leadsTo }: Step, outcome: Outcome): string | undefined {
  const [kind = '', code = ''] = outcome.split(': ');
  const failed = kind === 'known' || kind === 'unknown' ? leadsTo.failed : undefined;
  return (leadsTo[outcome] ?? leadsTo[kind as Kind] ?? failed)?.replace('CODE', code);
}

/** The code of the failure with which a call ends that has this outcome. */
export const codeOf = (outcome: Outcome): string =>
  outcome === 'ignored' ? 'aborted' : (outcome.split(': ')[1] ?? '');
