import { bankAccountMachine } from '#machines/money/bank-account.machine.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { bankAccountImplementations } from '#src/features/money/accounts/bank-account.implementations.ts';
import { MachineRun } from '#tests/fault-injection/matrix/machine-run.ts';
import type { FaultyNetwork } from '#tests/fault-injection/matrix/network.ts';
import type { Steps } from '#tests/fault-injection/matrix/step.ts';
import { newAccount } from '#tests/flows/test-data.ts';

const accounts = (network: FaultyNetwork) =>
  new MachineRun(bankAccountMachine.provide(bankAccountImplementations(createQueryClient())), network);

export const steps: Steps = {
  '/member/account/store': [
    {
      name: 'add an account for withdrawals',
      start: (network) =>
        accounts(network)
          .send({ type: 'account.add' })
          .send({ type: 'account.submit', account: newAccount, password: '2468' }),
      leadsTo: { value: 'list.added' },
    },
  ],
  '/member/account/destroy': [
    {
      name: 'remove an account for withdrawals',
      start: (network) =>
        accounts(network)
          .send({ type: 'account.remove', id: '1' })
          .send({ type: 'account.confirm', password: '2468' }),
      leadsTo: {
        value: 'list.removed',
      },
    },
  ],
  '/member/account/default': [
    {
      name: 'choose the default account',
      start: (network) => accounts(network).send({ type: 'account.default', id: '1' }),
      leadsTo: { value: 'list.idle' },
    },
  ],
};
