import type { SnapshotFrom } from 'xstate';
import type { ModalRequest } from './events.ts';
import type { modalsMachine } from './modals.machine.ts';

type Snapshot = SnapshotFrom<typeof modalsMachine>;

export const selectOpen = (snapshot: Snapshot) => snapshot.context.open;
export const selectTop = (snapshot: Snapshot): ModalRequest | null => snapshot.context.open.at(-1) ?? null;
