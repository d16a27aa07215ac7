import { describe, expect, test, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { walletTransferMachine } from '#machines/wallet-transfer.machine.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import {
  unfinishedTransfer,
  walletTransferImplementations,
} from '#src/features/wallet/wallet-transfer.implementations.ts';
import { storeMember } from '#src/storage/member.ts';
import { linh } from '../flows/test-data.ts';
import { exploreMoney, HeldCalls, type MoneyFlow } from './money-model.ts';

/** The page, the network and the operator explored together: what the page says of money is true in every order. */
const calls = vi.hoisted(() => ({ held: undefined as unknown as HeldCalls }));
vi.mock('#src/api/call.ts', () => ({
  call: (...args: Parameters<HeldCalls['call']>) => calls.held.call(...args),
}));
calls.held = new HeldCalls();
storeMember(linh, 'token');

const flows: Record<string, MoneyFlow> = {
  'wallet transfer': {
    create: () => ({
      machine: walletTransferMachine.provide(walletTransferImplementations(createQueryClient())),
      input: { unfinished: unfinishedTransfer.get() },
    }),
    submit: (actor, requestId) =>
      actor.send({
        type: 'transfer.submit',
        request: { requestId, from: 'main', to: 'GPAG', amount: requestId },
      }),
    says: { 'form.moved': 'accepted', 'form.missing': 'void' },
    forms: ['form.editing', 'form.missing', 'form.moved'],
    clear: () => unfinishedTransfer.remove(),
  },
};

test.each(Object.entries(flows))(
  'what the page of a %s says is true in every order of events',
  async (_, flow) => {
    const { states, violation } = await exploreMoney(flow, calls.held);
    expect(violation).toBeNull();
    expect(states).toBeGreaterThan(50);
  },
);

/** The flow with a changed machine of its requests. */
const withRequest = (flow: MoneyFlow, change: (request: AnyStateMachine) => AnyStateMachine): MoneyFlow => ({
  ...flow,
  create() {
    const { machine, input } = flow.create();
    const { moneyRequest } = machine.implementations.actors;
    return {
      machine: machine.provide({ actors: { moneyRequest: change(moneyRequest as AnyStateMachine) } }),
      input,
    };
  },
});

describe.each(Object.entries(flows))('the model of a %s fails', (_, flow) => {
  test.each<[string, MoneyFlow, { voids?: boolean }?]>([
    [
      'when an unknown outcome counts as refused',
      withRequest(flow, (request) => request.provide({ guards: { isUnknown: () => false } })),
    ],
    [
      'when a lost response counts as a success',
      withRequest(flow, (request) =>
        request.provide({
          guards: { isOk: () => true },
          actions: { setOutcome: () => {} },
        }),
      ),
    ],
    [
      'when a reload forgets the request',
      { ...flow, create: () => ({ ...flow.create(), input: { unfinished: null } }) },
    ],
    ['when the operator still accepts a request that it has not received when asked', flow, { voids: false }],
  ])('%s', async (_, broken, options) => {
    const { violation } = await exploreMoney(broken, calls.held, options);
    expect(violation).not.toBeNull();
  });
});
