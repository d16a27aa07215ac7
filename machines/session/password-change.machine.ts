import { assertEvent, assign, emit, setup } from 'xstate';
import type { CallResult, Failure } from '#contract/call.ts';
import type {
  DeviceEvent,
  ModalAnswered,
  ModalEvent,
  Notice,
  PasswordRequiredEvent,
} from '#machines/kernel/events.ts';
import { ifOk, isOk, setFailure } from '#machines/kernel/result.ts';
import { unimplementedPromise } from '#machines/kernel/unimplemented.ts';

export interface PasswordChange {
  oldPassword: string;
  password: string;
}

export type PasswordChangeEvent =
  | { type: 'password.change' }
  | ({ type: 'password.submit' } & PasswordChange)
  | { type: 'page.entered'; path: string }
  | PasswordRequiredEvent
  | DeviceEvent
  | { type: 'session.opened' }
  | { type: 'session.closed' }
  | ModalAnswered<'changePassword'>;

/** The page that contains the form. */
export const infoPath = '/user/Info';

/**
 * Changes the password of the signed-in member: at the member's request, or because the operator requires it.
 * When required, a desktop shows a modal that cannot be closed, and a phone shows a page to which every
 * navigation returns.
 */
export const passwordChangeMachine = setup({
  types: {
    context: {} as { desktop: boolean; forced: boolean; failure: Failure | null },
    events: {} as PasswordChangeEvent,
    emitted: {} as ModalEvent | { type: 'navigate.info' } | Notice,
    children: {} as { edit: 'edit' },
    tags: {} as 'busy',
  },
  actors: {
    edit: unimplementedPromise<CallResult<unknown>, PasswordChange>('edit'),
  },
  actions: {
    setDevice: assign({ desktop: (_, { desktop }: { desktop: boolean }) => desktop }),
    clearFailure: assign({ failure: null }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    navigateToInfo: emit({ type: 'navigate.info' }),
  },
  guards: {
    isOk,
    isRequired: (_, { required }: { required: boolean }) => required,
    isForcedOnPhone: ({ context }) => context.forced && !context.desktop,
    isNoLongerForced: ({ context }, { required }: { required: boolean }) => context.forced && !required,
    isForcedNow: ({ context }, { required }: { required: boolean }) => !context.forced && required,
    isForced: ({ context }) => context.forced,
    isElsewhere: (_, { path }: { path: string }) => path !== infoPath,
  },
}).createMachine({
  id: 'passwordChange',
  context: { desktop: false, forced: false, failure: null },
  on: {
    'device.changed': { actions: { type: 'setDevice', params: ({ event }) => event } },
    'session.opened': '.idle',
    'session.closed': '.signedOut',
  },
  initial: 'signedOut',
  states: {
    signedOut: {},
    idle: {
      entry: assign({ forced: false }),
      on: {
        'password.change': 'changing',
        'password.required': {
          guard: { type: 'isRequired', params: ({ event }) => event },
          target: 'changing',
          actions: assign({ forced: true }),
        },
      },
    },
    changing: {
      type: 'parallel',
      exit: 'clearFailure',
      states: {
        form: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'password.submit': 'submitting',
                /** Changed in another tab. */
                'password.required': {
                  guard: { type: 'isNoLongerForced', params: ({ event }) => event },
                  target: '#passwordChange.idle',
                },
              },
            },
            submitting: {
              tags: 'busy',
              entry: 'clearFailure',
              invoke: {
                id: 'edit',
                src: 'edit',
                input: ({ event }) => {
                  assertEvent(event, 'password.submit');
                  const { type, ...passwords } = event;
                  return passwords;
                },
                onDone: [
                  {
                    guard: ifOk,
                    target: '#passwordChange.idle',
                    actions: emit({ type: 'notice', tone: 'success', text: 'password_changed' }),
                  },
                  { target: 'editing', actions: setFailure },
                ],
              },
            },
          },
        },
        presentation: {
          initial: 'choosing',
          on: {
            'password.required': {
              guard: { type: 'isForcedNow', params: ({ event }) => event },
              target: '.choosing',
              actions: assign({ forced: true }),
            },
          },
          states: {
            choosing: { always: [{ guard: 'isForcedOnPhone', target: 'page' }, { target: 'modal' }] },
            modal: {
              entry: emit(({ context: { forced } }) => ({
                type: 'modal.request',
                modal: { kind: 'changePassword', forced },
              })),
              exit: emit({ type: 'modal.withdraw', kind: 'changePassword' }),
              on: {
                'modal.answered.changePassword': '#passwordChange.idle',
                'device.changed': {
                  guard: 'isForced',
                  target: 'choosing',
                  actions: { type: 'setDevice', params: ({ event }) => event },
                },
              },
            },
            page: {
              entry: 'navigateToInfo',
              on: {
                'page.entered': {
                  guard: { type: 'isElsewhere', params: ({ event }) => event },
                  actions: 'navigateToInfo',
                },
                'device.changed': {
                  target: 'choosing',
                  actions: { type: 'setDevice', params: ({ event }) => event },
                },
              },
            },
          },
        },
      },
    },
  },
});
