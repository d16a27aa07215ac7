import type { SnapshotFrom } from 'xstate';
import type { agentApplicationMachine } from './agent-application.machine.ts';

type Snapshot = SnapshotFrom<typeof agentApplicationMachine>;

export const selectIsWriting = (snapshot: Snapshot) => snapshot.matches('writing');
export const selectApplying = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectApplicationFailure = (snapshot: Snapshot) => snapshot.context.failure;
