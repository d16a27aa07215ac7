import type { Subscription } from 'xstate';
import { type RecordedSession, SessionRecorder } from 'xstate-path-tests/record';
import type { AppActor } from './machines.tsx';

/** What the user lets us record outlives the page of the site on which the recording was started. */
const recorder = new SessionRecorder({ minutes: 5 });
let inspection: Subscription | undefined;

export const isRecording = (): boolean => recorder.isAllowed;

/** Records the events of all machines, without their contents, from now on. */
export function startRecording({ system }: AppActor): void {
  recorder.allow();
  inspection ??= system.inspect(recorder.inspect);
}

/** Ends the recording and deletes it. */
export function deleteRecording(): void {
  inspection?.unsubscribe();
  inspection = undefined;
  recorder.forbid();
}

/** The last five minutes; undefined if nothing is recorded. */
export const recording = (): RecordedSession | undefined => recorder.session();
