import type { MachinePath } from './calls.ts';
import type { Outcome } from './faults.ts';
import type { MachineRun } from './machine-run.ts';
import type { FaultyNetwork } from './network.ts';

type Kind = 'value' | 'known' | 'unknown' | 'ignored';

/** A step of a machine in which it sends the call. */
export interface Step {
  name: string;
  /** Starts the machine and brings it to the call. */
  start: (network: FaultyNetwork) => MachineRun | Promise<MachineRun>;
  /** Data of successes, where they differ from the samples. */
  data?: Record<string, unknown>;
  /** The session's event at sign-out. */
  signOut?: 'session.closed' | 'play.stop';
  /** Where a late response after sign-out leads, if the call is not aborted by it but the machine ends. */
  afterSignOut?: string;
  /** Time that passes after the response, in milliseconds. */
  wait?: number;
  /**
   * Where each outcome leads: the state, and the failure's code or the text of the notice. `CODE` is the code
   * of the outcome. The most specific entry counts; `failed` is for known and unknown outcomes without one.
   */
  leadsTo: { value: string; failed: string } & { [O in Outcome | Kind]?: string };
}

/** Steps by the call that they send. */
export type Steps = { [P in MachinePath]?: readonly [Step, ...Step[]] };

/** Where the outcome leads. */
export function expectedState({ leadsTo }: Step, outcome: Outcome): string {
  const [kind = '', code = ''] = outcome.split(': ');
  const failed = kind === 'known' || kind === 'unknown' ? leadsTo.failed : undefined;
  const state = leadsTo[outcome] ?? leadsTo[kind as Kind] ?? failed;
  if (state === undefined) throw new Error(`no state for the outcome ${outcome}`);
  return state.replace('CODE', code);
}
