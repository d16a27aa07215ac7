import { agentTransferMachine } from '#machines/agent-transfer.machine.ts';
import { bankAccountMachine } from '#machines/bank-account.machine.ts';
import { walletTransferMachine } from '#machines/wallet-transfer.machine.ts';
import { withdrawPasswordMachine } from '#machines/withdraw-password.machine.ts';
import { withdrawalMachine } from '#machines/withdrawal.machine.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { bankAccountImplementations } from '#src/features/accounts/bank-account.implementations.ts';
import { agentTransferImplementations } from '#src/features/agent-transfer/agent-transfer.implementations.ts';
import { claimRequestMachine } from '#src/features/promotions/promotion-claim.implementations.ts';
import { walletTransferImplementations } from '#src/features/wallet/wallet-transfer.implementations.ts';
import { withdrawPasswordImplementations } from '#src/features/withdrawal/withdraw-password.implementations.ts';
import { withdrawalImplementations } from '#src/features/withdrawal/withdrawal.implementations.ts';
import {
  newAccount,
  openOrder,
  thankYouClaim,
  transferToMeridian,
  transferToMinh,
  withdrawal,
} from '../../flows/test-data.ts';
import { MachineRun } from './machine-run.ts';
import type { FaultyNetwork } from './network.ts';
import type { Step } from './step.ts';

/** The operator has not received the request. */
const missing = { '/member/request/outcome': { is_void: 1, response: null } };

const walletTransfer = (network: FaultyNetwork, unfinished: typeof transferToMeridian | null) =>
  new MachineRun(walletTransferMachine.provide(walletTransferImplementations(createQueryClient())), network, {
    unfinished,
  });

const withdraw = (network: FaultyNetwork, open: typeof openOrder | null) =>
  new MachineRun(withdrawalMachine.provide(withdrawalImplementations(createQueryClient())), network, {
    unfinished: null,
    open,
  });
const cancelWithdrawal = (network: FaultyNetwork) =>
  withdraw(network, openOrder).send({ type: 'withdrawal.cancel' }).send({ type: 'withdrawal.confirm' });

const accounts = (network: FaultyNetwork) =>
  new MachineRun(bankAccountMachine.provide(bankAccountImplementations(createQueryClient())), network);

export const moneySteps = {
  '/member/wallet/transfer': [
    {
      name: 'transfer money to a provider',
      start: (network) =>
        walletTransfer(network, null).send({ type: 'transfer.submit', request: transferToMeridian }),
      data: missing,
      leadsTo: {
        value: 'form.moved',
        failed: 'form.editing CODE',
        unknown: 'form.missing',
        ignored: 'moving',
      },
    },
  ],
  '/member/promotion/claim': [
    {
      name: 'claim a promotion',
      start: (network) =>
        new MachineRun(claimRequestMachine(createQueryClient()), network, {
          request: thankYouClaim,
          isSent: false,
        }),
      data: missing,
      leadsTo: {
        value: 'finished',
        failed: 'finished',
        unknown: 'finished',
        ignored: 'unknown',
      },
    },
  ],
  '/agent/transfer': [
    {
      name: 'transfer money to a member of the downline',
      start: (network) =>
        new MachineRun(
          agentTransferMachine.provide(agentTransferImplementations(createQueryClient())),
          network,
          { unfinished: null },
        )
          .send({ type: 'transfer.review', draft: transferToMinh })
          .send({ type: 'transfer.send', requestId: transferToMinh.requestId, password: '2468' }),
      data: missing,
      leadsTo: {
        value: 'form.moved',
        failed: 'form.editing CODE',
        unknown: 'review.missing',
        ignored: 'sending',
      },
    },
  ],
  '/member/request/outcome': [
    {
      name: 'read the outcome of a transfer',
      start: (network) => walletTransfer(network, transferToMeridian),
      data: missing,
      leadsTo: { value: 'form.missing', 'value: empty': 'moving', failed: 'moving', ignored: 'moving' },
    },
  ],
  '/member/withdrawal/create': [
    {
      name: 'order a withdrawal',
      start: (network) =>
        withdraw(network, null)
          .send({ type: 'withdrawal.review', draft: withdrawal })
          .send({ type: 'withdrawal.send', requestId: withdrawal.requestId, password: '2468' }),
      data: missing,
      leadsTo: {
        value: 'pending.waiting',
        failed: 'form.editing CODE',
        unknown: 'review.missing',
        ignored: 'sending',
      },
    },
  ],
  '/member/withdrawal/cancel': [
    {
      name: 'cancel a withdrawal',
      start: cancelWithdrawal,
      data: {
        '/member/withdrawal/cancel': { order_number: openOrder.orderNumber, status: 'cancelled' },
      },
      leadsTo: {
        value: 'form.closed',
        failed: 'pending.waiting CODE',
        unknown: 'pending.missing',
        ignored: 'pending.unsure',
      },
    },
  ],
  '/member/withdrawal/info': [
    {
      name: 'read the outcome of a cancellation',
      start: cancelWithdrawal,
      data: {
        '/member/withdrawal/cancel': 'unreadable',
        '/member/withdrawal/info': {
          turnover: [],
          last: { order_number: openOrder.orderNumber, status: 'cancelled' },
        },
      },
      leadsTo: {
        value: 'form.closed',
        'value: empty': 'pending.unsure',
        failed: 'pending.unsure',
        ignored: 'pending.unsure',
      },
    },
  ],
  '/member/account/store': [
    {
      name: 'add an account for withdrawals',
      start: (network) =>
        accounts(network)
          .send({ type: 'account.add' })
          .send({ type: 'account.submit', account: newAccount, password: '2468' }),
      leadsTo: { value: 'list.added', failed: 'adding.editing CODE', ignored: 'adding.editing aborted' },
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
        failed: 'removing.confirming CODE',
        ignored: 'removing.confirming aborted',
      },
    },
  ],
  '/member/account/default': [
    {
      name: 'choose the default account',
      start: (network) => accounts(network).send({ type: 'account.default', id: '1' }),
      leadsTo: { value: 'list.idle', failed: 'list.idle CODE', ignored: 'list.idle aborted' },
    },
  ],
  '/member/profile/withdraw_password': [
    {
      name: 'set the withdrawal password',
      start: (network) =>
        new MachineRun(
          withdrawPasswordMachine.provide(withdrawPasswordImplementations(createQueryClient())),
          network,
        ).send({ type: 'withdrawPassword.submit', oldPassword: null, password: '1357' }),
      leadsTo: { value: 'form.saved', failed: 'form.editing CODE', ignored: 'form.editing aborted' },
    },
  ],
} satisfies Record<string, [Step, ...Step[]]>;
