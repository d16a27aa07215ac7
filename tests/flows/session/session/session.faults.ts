import { sessionMachine } from '#machines/session/session.machine.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { sessionImplementations } from '#src/features/session/session.implementations.ts';
import { pendingHandOff } from '#src/site/entry.ts';
import { storeMember } from '#src/storage/member.ts';
import { MachineRun } from '#tests/fault-injection/matrix/machine-run.ts';
import type { FaultyNetwork } from '#tests/fault-injection/matrix/network.ts';
import type { Steps } from '#tests/fault-injection/matrix/step.ts';
import { linh } from '#tests/flows/test-data.ts';

const linhOnWire = { member_account: 'linhmai', member_currency: 'USD' };

const session = (network: FaultyNetwork, hasHandOff: boolean) =>
  new MachineRun(sessionMachine.provide(sessionImplementations(createQueryClient())), network, {
    hasHandOff,
  });

export const steps: Steps = {
  '/get_info_data': [
    {
      name: 'exchange the hand-off code',
      start: (network) => {
        pendingHandOff.put({ enc: 'code' });
        return session(network, true);
      },
      data: {
        '/member/profile/common/layout': { ...linhOnWire, id: '5' },
        '/get_info_data': JSON.stringify({ tk: 't', ...linhOnWire, member_id: '5' }),
      },
      leadsTo: { value: 'signedIn.present signed_in_as', failed: 'signedOut' },
    },
  ],
  '/logout': [
    {
      name: 'sign out',
      start: async (network) => {
        storeMember(linh, 'first');
        const run = session(network, false);
        await run.until('signedIn.present');
        return run.send({ type: 'session.signOut' });
      },
      leadsTo: { value: 'signedOut', failed: 'signedOut' },
    },
  ],
};
