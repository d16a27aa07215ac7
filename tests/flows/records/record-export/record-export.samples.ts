import type { SnapshotFrom } from 'xstate';
import type { Samples } from 'xstate-path-tests';
import type { recordExportMachine } from '#machines/records/record-export.machine.ts';
import { failure } from '#tests/flows/test-data.ts';

type Snapshot = SnapshotFrom<typeof recordExportMachine>;
const isReading = (snapshot: Snapshot) => snapshot.matches({ running: 'reading' });
/** The file of the test has one row, so it is saved as soon as its page has been read. */
const isRead = (snapshot: Snapshot) => isReading(snapshot) && snapshot.context.rows > 0;
const isUnread = (snapshot: Snapshot) => isReading(snapshot) && snapshot.context.rows === 0;

export const samples = {
  events: {
    'export.start': [{ event: { type: 'export.start' }, when: (snapshot) => !snapshot.matches('running') }],
    'export.continue': [
      {
        event: { type: 'export.continue' },
        when: (snapshot) => snapshot.matches({ running: 'interrupted' }),
      },
    ],
    'export.cancel': [{ event: { type: 'export.cancel' }, when: (snapshot) => snapshot.matches('running') }],
    'export.dismiss': [{ event: { type: 'export.dismiss' }, when: (snapshot) => snapshot.matches('saved') }],
    'export.read': [{ event: { type: 'export.read', rows: 500, total: 501 }, when: isUnread }],
    'export.interrupted': [
      {
        event: { type: 'export.interrupted', failure: failure('/member/record/bets', '999') },
        when: isReading,
      },
    ],
    'export.saved': [
      { name: 'all rows', event: { type: 'export.saved', missing: 0 }, when: isRead },
      { name: 'rows missing', event: { type: 'export.saved', missing: 1 }, when: isRead },
    ],
  },
  outcomes: {},
  project: ({ rows, missing, failure }) => ({ rows, missing, failure: failure?.code }),
} satisfies Samples<typeof recordExportMachine>;
