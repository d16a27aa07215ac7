import { assertEvent, assign, setup } from 'xstate';
import type { CallResult, Failure } from '#contract/call.ts';
import { ifOk, isOk, setFailure } from '#machines/kernel/result.ts';
import { unimplementedCallback, unimplementedPromise } from '#machines/kernel/unimplemented.ts';

/** Wire name of a field and what the member gives for it. */
export interface FieldEdit {
  field: string;
  value: string;
}

export type ProfileEditEvent =
  | { type: 'edit.open'; field: string }
  | { type: 'edit.close' }
  | { type: 'edit.submit'; value: string }
  /** The profile was read. A field may not be editable any more, for example after another tab set it. */
  | { type: 'profile.read'; editable: readonly string[] };

/** Sets empty fields of the profile that need no code, one at a time. Typed values are not stored here. */
export const profileEditMachine = setup({
  types: {
    /** `field`: the last one that was opened; '' for none. */
    context: {} as { field: string; failure: Failure | null },
    events: {} as ProfileEditEvent,
    children: {} as { edit: 'edit'; watchProfile: 'watchProfile' },
    tags: {} as 'busy',
  },
  actors: {
    edit: unimplementedPromise<CallResult<unknown>, FieldEdit>('edit'),
    /** Sends `profile.read`. */
    watchProfile: unimplementedCallback('watchProfile'),
  },
  actions: {
    setField: assign({ field: (_, { field }: { field: string }) => field }),
    clearFailure: assign({ failure: null }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
  },
  guards: {
    isOk,
    isNotEditable: ({ context }, { editable }: { editable: readonly string[] }) =>
      !editable.includes(context.field),
  },
}).createMachine({
  id: 'profileEdit',
  context: { field: '', failure: null },
  invoke: { src: 'watchProfile', id: 'watchProfile' },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'edit.open': { target: 'open', actions: { type: 'setField', params: ({ event }) => event } },
      },
    },
    open: {
      exit: 'clearFailure',
      initial: 'editing',
      states: {
        editing: {
          on: {
            'edit.open': {
              target: '#profileEdit.open',
              actions: { type: 'setField', params: ({ event }) => event },
            },
            'edit.close': '#profileEdit.closed',
            'profile.read': {
              guard: { type: 'isNotEditable', params: ({ event }) => event },
              target: '#profileEdit.closed',
            },
            'edit.submit': 'submitting',
          },
        },
        submitting: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'edit',
            src: 'edit',
            input: ({ context: { field }, event }) => {
              assertEvent(event, 'edit.submit');
              const { value } = event;
              return { field, value };
            },
            onDone: [
              { guard: ifOk, target: '#profileEdit.saved' },
              { target: 'editing', actions: setFailure },
            ],
          },
        },
      },
    },
    saved: {
      on: {
        'edit.open': { target: 'open', actions: { type: 'setField', params: ({ event }) => event } },
      },
    },
  },
});
