import type { Samples } from 'xstate-path-tests';
import { clientErrorCodes } from '#contract/call.ts';
import type { agentAgreementMachine } from '#machines/agents/agent-agreement.machine.ts';
import { refused } from '#tests/flows/test-data.ts';

const accept = '/agent/agreement/accept';

export const samples = {
  events: {
    'agreement.accept': [
      {
        event: { type: 'agreement.accept', version: '3' },
        when: (snapshot) => snapshot.matches('reading'),
      },
    ],
    'agreement.check': [
      { event: { type: 'agreement.check' }, when: (snapshot) => snapshot.matches('unknown') },
    ],
  },
  outcomes: {
    accept: [
      { name: 'taken', done: { ok: true, data: null } },
      { name: 'older version', done: refused(accept, '101') },
      { name: 'other error code', done: refused(accept, '999') },
      { name: 'network error', done: refused(accept, clientErrorCodes.network) },
    ],
    readAcceptance: [
      { name: 'accepted', done: { ok: true, data: true } },
      { name: 'missing', done: { ok: true, data: false } },
      { name: 'network error', done: refused('/agent/agreement', clientErrorCodes.network) },
    ],
  },
  project: ({ failure }) => ({ failure: failure?.code }),
} satisfies Samples<typeof agentAgreementMachine>;
