import type { SnapshotFrom } from 'xstate';
import type { registrationMachine } from './registration.machine.ts';

type Snapshot = SnapshotFrom<typeof registrationMachine>;

export const selectFormConfig = (snapshot: Snapshot) => snapshot.context.formConfig;
export const selectRegisterFailure = (snapshot: Snapshot) => snapshot.context.failure;
export const selectRegisterBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** The account is asked for. While the form is submitted, it stays in the step from which it was sent. */
export const selectIsOfAccount = (snapshot: Snapshot) =>
  snapshot.matches({ open: { filling: { editing: 'account' } } });
