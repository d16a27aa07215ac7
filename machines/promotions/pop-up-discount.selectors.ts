import type { SnapshotFrom } from 'xstate';
import type { popUpDiscountMachine } from './pop-up-discount.machine.ts';

type Snapshot = SnapshotFrom<typeof popUpDiscountMachine>;

export const selectPopUpItems = (snapshot: Snapshot) => snapshot.context.items;
