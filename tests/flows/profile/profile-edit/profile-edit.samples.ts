import type { SnapshotFrom } from 'xstate';
import type { Samples } from 'xstate-path-tests';
import type { profileEditMachine } from '#machines/profile/profile-edit.machine.ts';
import { refused } from '#tests/flows/test-data.ts';

/** What the profile says about the Telegram name: '' if it can be set. */
export type ProfileEditStage = '' | 'set';

type Snapshot = SnapshotFrom<typeof profileEditMachine>;
const [telegram, birthday] = ['member_telegram', 'member_birthday'];
const isEditing = (field: string) => (snapshot: Snapshot) =>
  snapshot.matches({ open: 'editing' }) && snapshot.context.field === field;
/** The page offers it unless it has just been opened or saved. */
const isOffered = (field: string) => (snapshot: Snapshot) =>
  snapshot.matches('closed') || (!snapshot.hasTag('busy') && snapshot.context.field !== field);

export const samples = {
  events: {
    'edit.open': [
      {
        name: 'Telegram',
        event: { type: 'edit.open', field: telegram },
        at: '',
        when: isOffered(telegram),
      },
      {
        name: 'date of birth',
        event: { type: 'edit.open', field: birthday },
        when: isOffered(birthday),
      },
    ],
    'edit.close': [
      { event: { type: 'edit.close' }, when: (snapshot) => snapshot.matches({ open: 'editing' }) },
    ],
    'edit.submit': [
      { name: 'Telegram', event: { type: 'edit.submit', value: 'sam.okoro' }, when: isEditing(telegram) },
      {
        name: 'date of birth',
        event: { type: 'edit.submit', value: '1991-02-28' },
        when: isEditing(birthday),
      },
    ],
    'profile.read': [
      {
        name: 'Telegram is set',
        event: { type: 'profile.read', editable: [birthday] },
        at: '',
        when: isEditing(telegram),
        to: 'set',
      },
      {
        name: 'both are empty',
        event: { type: 'profile.read', editable: [telegram, birthday] },
        at: '',
        when: isEditing(telegram),
      },
    ],
  },
  outcomes: {
    edit: [
      { name: 'saved', done: { ok: true, data: null } },
      { name: 'refused', done: refused('/member/profile/edit', '101') },
    ],
  },
  project: ({ field, failure }) => ({ field, failure: failure?.code }),
} satisfies Samples<typeof profileEditMachine, ProfileEditStage>;
