import type { SnapshotFrom } from 'xstate';
import type { redEnvelopeMachine } from './red-envelope.machine.ts';

type Snapshot = SnapshotFrom<typeof redEnvelopeMachine>;

export const selectEnvelope = (snapshot: Snapshot) => snapshot.context.envelope;
export const selectEnvelopeFailure = (snapshot: Snapshot) => snapshot.context.failure;
export const selectEnvelopeCash = (snapshot: Snapshot) => snapshot.context.cash;
export const selectEnvelopeClaimed = (snapshot: Snapshot) =>
  snapshot.matches({ active: { shown: 'claimed' } });
export const selectEnvelopeClaiming = (snapshot: Snapshot) => snapshot.hasTag('busy');
