import { walletTransferMachine } from '#machines/money/wallet-transfer.machine.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { walletTransferImplementations } from '#src/features/money/wallet/wallet-transfer.implementations.ts';
import { MachineRun } from '#tests/fault-injection/matrix/machine-run.ts';
import type { FaultyNetwork } from '#tests/fault-injection/matrix/network.ts';
import type { Steps } from '#tests/fault-injection/matrix/step.ts';
import { transferToMeridian } from '#tests/flows/test-data.ts';

/** The operator has not received the request. */
const missing = { '/member/request/outcome': { is_void: 1, response: null } };

const walletTransfer = (network: FaultyNetwork, unfinished: typeof transferToMeridian | null) =>
  new MachineRun(walletTransferMachine.provide(walletTransferImplementations(createQueryClient())), network, {
    unfinished,
  });

export const steps: Steps = {
  '/member/wallet/transfer': [
    {
      name: 'transfer money to a provider',
      start: (network) =>
        walletTransfer(network, null).send({ type: 'transfer.submit', request: transferToMeridian }),
      data: missing,
      leadsTo: {
        value: 'form.transferred',
        failed: 'form.editing CODE',
        unknown: 'form.missing',
        ignored: 'sending',
      },
    },
  ],
  '/member/request/outcome': [
    {
      name: 'read the outcome of a transfer',
      start: (network) => walletTransfer(network, transferToMeridian),
      data: missing,
      leadsTo: { value: 'form.missing', 'value: empty': 'sending', failed: 'sending', ignored: 'sending' },
    },
  ],
};
