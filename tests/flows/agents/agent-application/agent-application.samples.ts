import type { SnapshotFrom } from 'xstate';
import type { Samples } from 'xstate-path-tests';
import { clientErrorCodes } from '#contract/call.ts';
import type { agentApplicationMachine } from '#machines/agents/agent-application.machine.ts';
import { refused } from '#tests/flows/test-data.ts';

type Snapshot = SnapshotFrom<typeof agentApplicationMachine>;
const isEditing = (snapshot: Snapshot) => snapshot.matches({ writing: 'editing' });

const apply = '/member/apply_for_agent';

export const samples = {
  events: {
    'application.begin': [
      { event: { type: 'application.begin' }, when: (snapshot) => snapshot.matches('idle') },
    ],
    'application.submit': [
      {
        event: { type: 'application.submit', message: 'At the market, every Sunday' },
        when: isEditing,
      },
    ],
    'application.close': [{ event: { type: 'application.close' }, when: isEditing }],
  },
  outcomes: {
    apply: [
      { name: 'taken', done: { ok: true, data: null } },
      { name: 'already applied', done: refused(apply, '104') },
      { name: 'other error code', done: refused(apply, '999') },
      { name: 'network error', done: refused(apply, clientErrorCodes.network) },
    ],
    readApplication: [
      { name: 'it has arrived', done: { ok: true, data: true } },
      { name: 'it is missing', done: { ok: true, data: false } },
    ],
  },
  project: ({ failure }) => ({ failure: failure?.code }),
} satisfies Samples<typeof agentApplicationMachine>;
