import type { SnapshotFrom } from 'xstate';
import type { Samples } from 'xstate-path-tests';
import type { passwordChangeMachine } from '#machines/session/password-change.machine.ts';
import { refused } from '#tests/flows/test-data.ts';

type Snapshot = SnapshotFrom<typeof passwordChangeMachine>;
const isActive = (snapshot: Snapshot) => !snapshot.matches('signedOut');
const isOnPage = (snapshot: Snapshot) => snapshot.matches({ changing: { presentation: 'page' } });
const isEditing = (snapshot: Snapshot) => snapshot.matches({ changing: { form: 'editing' } });
const isLedNext = (snapshot: Snapshot) => !snapshot.context.desktop && !snapshot.context.forced;
/** The redirect to the page also causes `page.entered`. */
const back = ['page.entered (the page)'] as const;

export const samples = {
  events: {
    'password.change': [{ event: { type: 'password.change' }, when: (snapshot) => snapshot.matches('idle') }],
    'password.submit': [{ type: 'password.submit', oldPassword: 'dusk2468', password: 'dawn1357' }],
    'page.entered': [
      {
        name: 'elsewhere',
        event: { type: 'page.entered', path: '/discount' },
        when: (snapshot) => snapshot.matches('signedOut') || snapshot.matches('idle'),
      },
      {
        name: 'away from the page',
        event: { type: 'page.entered', path: '/discount' },
        when: isOnPage,
        causes: back,
      },
      { name: 'the page', event: { type: 'page.entered', path: '/user/Info' }, at: [] },
    ],
    'password.required': [
      {
        name: 'required',
        event: { type: 'password.required', required: true },
        when: (snapshot) => snapshot.matches('idle') && snapshot.context.desktop,
      },
      {
        name: 'required, on the phone',
        event: { type: 'password.required', required: true },
        when: (snapshot) => snapshot.matches('idle') && !snapshot.context.desktop,
        causes: back,
      },
      {
        name: 'required, on the phone with the form open',
        event: { type: 'password.required', required: true },
        when: (snapshot) => isEditing(snapshot) && isLedNext(snapshot),
        causes: back,
      },
      {
        name: 'not required',
        event: { type: 'password.required', required: false },
        when: (snapshot) => isActive(snapshot) && snapshot.context.forced,
      },
    ],
    'device.changed': [
      {
        name: 'wide',
        event: { type: 'device.changed', desktop: true },
        when: ({ context }) => !context.desktop,
      },
      {
        name: 'narrow',
        event: { type: 'device.changed', desktop: false },
        when: ({ context }) => context.desktop && !context.forced,
      },
      {
        name: 'narrow, change required',
        event: { type: 'device.changed', desktop: false },
        when: ({ context }) => context.desktop && context.forced,
        causes: back,
      },
    ],
    'session.opened': [
      { event: { type: 'session.opened' }, when: (snapshot) => snapshot.matches('signedOut') },
    ],
    'session.closed': [{ event: { type: 'session.closed' }, when: isActive }],
    'modal.answered.changePassword': [
      {
        event: { type: 'modal.answered.changePassword', answer: 'no' },
        when: ({ context }) => !context.forced,
      },
    ],
  },
  outcomes: {
    edit: [
      { name: 'changed', done: { ok: true, data: null } },
      { name: 'wrong current password', done: refused('/member/profile/edit_password', '101') },
    ],
  },
  project: ({ desktop, forced, failure }) => ({ desktop, forced, failure: failure?.code }),
  survivors: {
    'retarget at idle.on.password.required[0] to passwordChange.changing.presentation.page':
      'The paths take it on the phone, where the page is shown; the unit tests take it on the desktop.',
    'guard true at changing.presentation.on.password.required[0]':
      'It only opens the modal again that is already shown.',
  },
} satisfies Samples<typeof passwordChangeMachine>;
