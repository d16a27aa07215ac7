import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type AnyActor, type AnyStateMachine, createActor, fromCallback, SimulatedClock } from 'xstate';
import { requestTimeout } from '#contract/constants.ts';
import { accountList } from '#contract/endpoints/money/accounts.ts';
import {
  cancelDeposit,
  depositCreate,
  depositOrder,
  depositPaid,
} from '#contract/endpoints/money/deposit.ts';
import { requestOutcome } from '#contract/endpoints/money/request-outcome.ts';
import { walletTransfer } from '#contract/endpoints/money/wallet-transfers.ts';
import { cancelWithdrawal, createWithdrawal, withdrawalInfo } from '#contract/endpoints/money/withdrawal.ts';
import { depositRecheck, outcomeRecheck } from '#contract/times.ts';
import { depositMachine } from '#machines/money/deposit.machine.ts';
import { walletTransferMachine } from '#machines/money/wallet-transfer.machine.ts';
import { withdrawalMachine } from '#machines/money/withdrawal.machine.ts';
import type { Store } from '#sandbox/db/store.ts';
import { WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import { abortMemberCalls, callOrThrow, configureCalls } from '#src/api/call.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import {
  depositImplementations,
  unfinishedDeposit,
} from '#src/features/money/deposit/deposit.implementations.ts';
import {
  unfinishedTransfer,
  walletTransferImplementations,
} from '#src/features/money/wallet/wallet-transfer.implementations.ts';
import {
  unfinishedWithdrawal,
  withdrawalImplementations,
} from '#src/features/money/withdrawal/withdrawal.implementations.ts';
import { removeMember, storeMember } from '#src/storage/member.ts';
import { bankRequest } from '#tests/flows/money/deposit-page.ts';
import { transferToMeridian } from '#tests/flows/test-data.ts';
import type { TestSandbox } from '#tests/sandbox/caller.ts';
import { startSandboxWithDatabase } from '#tests/sandbox/with-database.ts';
import { openPage } from './matrix/page.ts';

/** One fault at one call of a page that moves money: its machine with the real implementations, and the sandbox. */

interface Call {
  /** Brings it to the sandbox. */
  arrive: () => Promise<Response>;
  /** Asks for the outcome of its request. */
  readOutcome: () => Promise<unknown>;
  /** Rejects when the page gives up. */
  aborted: Promise<never>;
}

const faults: Record<string, (call: Call) => Promise<Response>> = {
  'lost before it arrives': async () => {
    throw new TypeError('no connection');
  },
  'lost after it arrived': async ({ arrive }) => {
    await arrive();
    throw new TypeError('connection closed');
  },
  'arrives twice': async ({ arrive }) => {
    await arrive();
    return arrive();
  },
  'response lost after 30 s': async ({ arrive, aborted }) => {
    await arrive();
    clock.increment(requestTimeout);
    return aborted;
  },
  'arrives after 30 s': async ({ arrive, aborted }) => {
    late.push(arrive);
    setImmediate(() => clock.increment(requestTimeout));
    return aborted;
  },
  'outcome requested by a duplicate of the tab before it arrives': async ({ arrive, readOutcome }) => {
    await readOutcome();
    return arrive();
  },
  'response of another request': async ({ arrive }) => misdelivered(await arrive()),
  '503 although it arrived': async ({ arrive }) => {
    await arrive();
    return new Response('', { status: 503 });
  },
  '401': async () => {
    setImmediate(signInAgain);
    return new Response('', { status: 401 });
  },
  'reload before it arrives': async ({ aborted }) => {
    setImmediate(reload);
    return aborted;
  },
  'reload, and it arrives later': async ({ arrive, aborted }) => {
    late.push(arrive);
    setImmediate(reload);
    return aborted;
  },
  'reload before the response': async ({ arrive, aborted }) => {
    await arrive();
    reload();
    return aborted;
  },
  'sign-out before it arrives': async ({ aborted }) => {
    setImmediate(signInAgain);
    return aborted;
  },
  'sign-out before the response': async ({ arrive, aborted }) => {
    await arrive();
    signInAgain();
    return aborted;
  },
};

const other = { request_id: 'cf9d7ab4-8d0e-4b65-9d0c-6d7f2e1a9a01', order_number: 'X1', status: 'success' };
/** The response to another request, which succeeded. */
async function misdelivered(response: Response) {
  type Envelope = { data: { response?: Envelope } };
  const replaced = ({ data }: Envelope): object => ({
    code: 100,
    data: data?.response ? { ...data, response: replaced(data.response) } : { ...data, ...other },
  });
  return Response.json(replaced((await response.json()) as Envelope));
}

interface Flow {
  machine: () => AnyStateMachine;
  input: () => Promise<unknown>;
  /** What the page reads again after a balance event. */
  read?: () => Promise<{ type: string }>;
  /** URLs of its calls, and what the member does until the call is sent. */
  calls: Record<string, readonly (() => { type: string; [field: string]: unknown })[]>;
  isMoved?: (actor: AnyActor) => boolean;
  /** What the sandbox has booked, with the status of an order. */
  booked: () => Promise<{ at: number; status?: string }[]>;
}

let sandbox: TestSandbox;
let store: Store;
const clock = new SimulatedClock();
const account = 'linhmai_88';
let bankId = '';

let flow: Flow;
let actor: AnyActor;
/** Faults by URL; each occurs once. */
let met: Record<string, string> = {};
let pending = 0;
/** Requests that arrive when all is at rest. */
const late: (() => Promise<unknown>)[] = [];
let starting: Promise<void> = Promise.resolve();

async function start() {
  actor = createActor(flow.machine(), { clock, input: await flow.input() }).start();
}
function reload() {
  actor.stop();
  starting = start();
}
function signInAgain() {
  actor.stop();
  abortMemberCalls();
  removeMember();
  starting = signIn().then(start);
}
async function signIn() {
  const { token, member_id: memberId } = await sandbox.control.signIn({ account });
  storeMember({ memberId, account, currency: 'USD' }, token);
}

/** Waits until the page has its responses, and lets the time pass after which it requests again. */
async function rest() {
  for (let round = 0; round < 4; round += 1) {
    for (let quiet = 0; quiet < 4; quiet = pending > 0 ? 0 : quiet + 1)
      await new Promise((resolve) => setImmediate(resolve));
    await starting;
    const snapshot = actor.getSnapshot();
    if (snapshot.hasTag('busy') || snapshot.matches({ pending: 'unknown' })) clock.increment(outcomeRecheck);
  }
}

const requestId = () => crypto.randomUUID();
const transfer = [
  () => ({ type: 'transfer.submit', request: { ...transferToMeridian, requestId: requestId() } }),
];
const deposit = [() => ({ type: 'deposit.submit', request: { ...bankRequest, requestId: requestId() } })];
const withdrawal = [
  () => ({ type: 'withdrawal.review', draft: { accountId: bankId, amount: '50.00' } }),
  () => ({ type: 'withdrawal.send', requestId: requestId(), password: WITHDRAW_PASSWORD }),
];
const does = (type: string) => () => ({ type });

const flows: Record<string, Flow> = {
  transfer: {
    machine: () => walletTransferMachine.provide(walletTransferImplementations(createQueryClient())),
    input: async () => ({ unfinished: unfinishedTransfer.get() }),
    calls: { [walletTransfer.url]: transfer, [requestOutcome.url]: transfer },
    isMoved: (page) => page.getSnapshot().matches({ form: 'transferred' }),
    booked: () => store.db.selectFrom('wallet_transfer').select('at').execute(),
  },
  deposit: {
    machine: () => {
      const page = { queryClient: createQueryClient(), clock, window: 'depositWindow' } as const;
      const { actors } = depositImplementations(page);
      return depositMachine.provide({ actors: { ...actors, watchPage: fromCallback(() => {}) } });
    },
    input: async () => ({ unfinished: unfinishedDeposit.get() }),
    calls: {
      [depositCreate.url]: deposit,
      [requestOutcome.url]: deposit,
      [depositOrder.url]: deposit,
      [depositPaid.url]: [...deposit, does('deposit.report')],
      [cancelDeposit.url]: [...deposit, does('deposit.cancel'), does('deposit.confirm')],
    },
    booked: () => store.db.selectFrom('deposit_order').select(['created_at as at', 'status']).execute(),
  },
  withdrawal: {
    machine: () =>
      withdrawalMachine.provide(withdrawalImplementations({ queryClient: createQueryClient(), epoch: 0 })),
    input: async () => ({
      unfinished: unfinishedWithdrawal.get(),
      open: (await callOrThrow(withdrawalInfo, {})).open,
    }),
    read: async () => ({ type: 'orders.read', ...(await callOrThrow(withdrawalInfo, {})) }),
    calls: {
      [createWithdrawal.url]: withdrawal,
      [requestOutcome.url]: withdrawal,
      [cancelWithdrawal.url]: [...withdrawal, does('withdrawal.cancel'), does('withdrawal.confirm')],
    },
    booked: () => store.db.selectFrom('withdrawal_order').select(['created_at as at', 'status']).execute(),
  },
};
const sends: Record<string, string> = {
  transfer: walletTransfer.url,
  deposit: depositCreate.url,
  withdrawal: createWithdrawal.url,
};

/** An order that is cancelled shows nothing. */
const wordOf = (status?: string) => (status === undefined || status === 'cancelled' ? 'nothing' : status);
const said = () => {
  // The member has not used the request for anything else.
  if (actor.getSnapshot().context.failure?.code === '190') return 'used for something else';
  if (flow.isMoved) return flow.isMoved(actor) ? 'moved' : 'nothing';
  return wordOf(actor.getSnapshot().context.order?.status);
};
async function booked(since: number) {
  const rows = (await flow.booked()).filter(({ at }) => at >= since);
  return rows.map(({ status = 'moved' }) => wordOf(status));
}

beforeAll(async () => {
  ({ sandbox, store } = await startSandboxWithDatabase());
  openPage();
  configureCalls({ clock, locale: () => 'en-US', onUnauthorized: () => {} });
  const platformFetch = fetch;
  vi.stubGlobal('fetch', async (url: string, { signal, ...request }: RequestInit) => {
    if (!url.startsWith('/')) return platformFetch(url, request);
    signal?.throwIfAborted();
    const arrive = () => platformFetch(sandbox.sandbox.url + url, request);
    const readOutcome = () => {
      const { request_id = requestId() } = JSON.parse(String(request.body)) as { request_id?: string };
      const body = JSON.stringify({ request_id });
      return platformFetch(sandbox.sandbox.url + requestOutcome.url, { ...request, body });
    };
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    signal?.addEventListener('abort', () => reject(signal.reason));
    aborted.catch(() => {});
    const fault = faults[met[url] ?? ''];
    delete met[url];
    pending += 1;
    try {
      return await Promise.race([fault ? fault({ arrive, readOutcome, aborted }) : arrive(), aborted]);
    } finally {
      pending -= 1;
    }
  });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await sandbox.close();
});

const rows = Object.entries(flows).flatMap(([name, { calls }]) =>
  Object.keys(calls).map((url) => [name, url] as const),
);
test.each(rows)(
  '%s moves money once and is shown as it is booked when %s meets a fault',
  async (name, url) => {
    flow = flows[name] as Flow;
    const results: Record<string, { said: string; booked: string[] }> = {};
    for (const fault of Object.keys(faults)) {
      await sandbox.control.reset();
      await signIn();
      const { list } = await callOrThrow(accountList, {});
      bankId = list.find(({ status }) => status === 'verified')?.id ?? '';
      const since = Date.now();
      await start();
      await rest();
      // The page requests the outcome only if there was no response.
      met = {
        ...(url === requestOutcome.url && { [sends[name] ?? '']: 'lost after it arrived' }),
        [url]: fault,
      };
      for (const act of flow.calls[url] ?? []) {
        // Each press is a double one.
        for (const event of [act(), act()]) actor.send(event);
        await rest();
      }
      expect(met, 'the fault has occurred').toEqual({});
      for (const arrive of late.splice(0)) await arrive();
      if (flow.read) actor.send(await flow.read());
      clock.increment(depositRecheck);
      await rest();
      results[fault] = { said: said(), booked: await booked(since) };
      actor.stop();
    }
    const wrong = Object.entries(results).filter(
      ([, { said, booked }]) => booked.length > 1 || said !== (booked[0] ?? 'nothing'),
    );
    expect(wrong).toEqual([]);
  },
);
