import { assertEvent, assign, emit, setup } from 'xstate';
import type { Answer, Failure } from '#contract/call.ts';
import type { DeviceEvent, ModalAnswered, ModalEvent, Notice } from './events.ts';
import { listened, promised } from './unimplemented.ts';

export interface PasswordChange {
  oldPassword: string;
  password: string;
}
/** The operator was asked how things stand with the member. */
export type LayoutRead = { type: 'layout.read'; mustChange: boolean };

export type PasswordChangeEvent =
  | { type: 'password.change' }
  | ({ type: 'password.submit' } & PasswordChange)
  | { type: 'page.entered'; path: string }
  | LayoutRead
  | DeviceEvent
  | { type: 'session.opened' }
  | { type: 'session.closed' }
  | ModalAnswered<'changePassword'>;

/** Where the form is a page of its own. */
export const infoPath = '/user/Info';

/**
 * Another password for whoever is signed in: because they want one, or because the operator does before anything
 * else. Then the desktop asks in a modal without a way out, and the phone on a page that every way leads back to.
 */
export const passwordChangeMachine = setup({
  types: {
    context: {} as { desktop: boolean; forced: boolean; failure: Failure | null },
    events: {} as PasswordChangeEvent,
    emitted: {} as
      | Extract<ModalEvent, { type: 'modal.request' | 'modal.withdraw' }>
      | { type: 'navigate.info' }
      | Notice,
    children: {} as { watchLayout: 'watchLayout'; edit: 'edit' },
    tags: {} as 'busy',
  },
  actors: {
    watchLayout: listened<LayoutRead>('watchLayout'),
    edit: promised<Answer<unknown>, PasswordChange>('edit'),
  },
  actions: {
    keepDevice: assign({ desktop: (_, { desktop }: { desktop: boolean }) => desktop }),
    leadBack: emit({ type: 'navigate.info' }),
  },
  guards: {
    mustChange: (_, { mustChange }: { mustChange: boolean }) => mustChange,
    isForcedOnPhone: ({ context }) => context.forced && !context.desktop,
    isNoLongerForced: ({ context }, { mustChange }: { mustChange: boolean }) => context.forced && !mustChange,
    isForcedNow: ({ context }, { mustChange }: { mustChange: boolean }) => !context.forced && mustChange,
    isForced: ({ context }) => context.forced,
    isElsewhere: (_, { path }: { path: string }) => path !== infoPath,
  },
}).createMachine({
  id: 'passwordChange',
  context: { desktop: false, forced: false, failure: null },
  invoke: { id: 'watchLayout', src: 'watchLayout' },
  on: {
    'device.changed': { actions: { type: 'keepDevice', params: ({ event }) => event } },
    'session.opened': '.settled',
    'session.closed': '.nobody',
  },
  initial: 'nobody',
  states: {
    nobody: {},
    settled: {
      entry: assign({ forced: false }),
      on: {
        'password.change': 'changing',
        'layout.read': {
          guard: { type: 'mustChange', params: ({ event }) => event },
          target: 'changing',
          actions: assign({ forced: true }),
        },
      },
    },
    changing: {
      type: 'parallel',
      exit: assign({ failure: null }),
      states: {
        form: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'password.submit': 'submitting',
                /** Done in another tab. */
                'layout.read': {
                  guard: { type: 'isNoLongerForced', params: ({ event }) => event },
                  target: '#passwordChange.settled',
                },
              },
            },
            submitting: {
              tags: 'busy',
              entry: assign({ failure: null }),
              invoke: {
                id: 'edit',
                src: 'edit',
                input: ({ event }) => {
                  assertEvent(event, 'password.submit');
                  const { oldPassword, password } = event;
                  return { oldPassword, password };
                },
                onDone: [
                  {
                    guard: ({ event }) => event.output.ok,
                    target: '#passwordChange.settled',
                    actions: emit({ type: 'notice', tone: 'good', text: 'password_changed' }),
                  },
                  {
                    target: 'editing',
                    actions: assign({
                      failure: ({ event }) => (event.output.ok ? null : event.output.failure),
                    }),
                  },
                ],
              },
            },
          },
        },
        place: {
          initial: 'choosing',
          on: {
            'layout.read': {
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
                'modal.answered.changePassword': '#passwordChange.settled',
                'device.changed': {
                  guard: 'isForced',
                  target: 'choosing',
                  actions: { type: 'keepDevice', params: ({ event }) => event },
                },
              },
            },
            page: {
              entry: 'leadBack',
              on: {
                'page.entered': {
                  guard: { type: 'isElsewhere', params: ({ event }) => event },
                  actions: 'leadBack',
                },
                'device.changed': {
                  target: 'choosing',
                  actions: { type: 'keepDevice', params: ({ event }) => event },
                },
              },
            },
          },
        },
      },
    },
  },
});
