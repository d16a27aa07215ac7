import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Failure, isOutcomeUnknown } from '#contract/call.ts';
import { endpoints, type Path } from '#contract/endpoints.ts';
import { type CallError, call, callOrThrow } from '#src/api/call.ts';
import { localStore } from '#src/storage/store.ts';
import { calls, type MachinePath } from '#tests/contract/calls.ts';
import { expectedOf, type FaultName, faultNames } from './matrix/faults.ts';
import { closeSocket, FaultyNetwork, openSocket } from './matrix/network.ts';
import { openPage } from './matrix/page.ts';
import { callTable, type Row, stepList } from './matrix/report.ts';
import { codeOf, declaredState, type Step } from './matrix/step.ts';
import { stepsOf } from './matrix/steps.ts';

/** The catalogues are compiled by the build only. */

const callRows: Row[] = [];
const stepRows: Row[] = [];

beforeAll(openSocket);
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});
afterAll(() => {
  closeSocket();
  if (process.env.FAULT_REPORT) console.log(`${callTable(callRows)}\n\n${stepList(stepRows)}`);
});

/** Compares what each fault led to with the rule, and adds it to the report. */
async function expectAll<T>(
  row: { name: string; in: Row[]; text: (result: T) => string },
  expected: (fault: FaultName) => T,
  run: (fault: FaultName) => Promise<T>,
) {
  const results: [FaultName, T][] = [];
  const cells: Row['cells'] = new Map();
  row.in.push({ name: row.name, cells });
  for (const fault of faultNames) {
    const seen = await run(fault);
    results.push([fault, seen]);
    cells.set(fault, { seen: row.text(seen), isExpected: row.text(seen) === row.text(expected(fault)) });
  }
  expect(Object.fromEntries(results)).toEqual(
    Object.fromEntries(faultNames.map((fault) => [fault, expected(fault)])),
  );
}

/** The outcome of a call as its consumer gets it: by a result, or by an exception. */
async function outcomeOf(path: Path, fault: FaultName) {
  const network = new FaultyNetwork(path, fault);
  vi.stubGlobal('fetch', network.fetch);
  localStore.set('token', 'first');
  const endpoint = endpoints[path] as (typeof endpoints)['/v2/get_jackpot'];
  const { consumer } = calls[path];
  const throws = consumer === 'query' || consumer === 'mutation';
  const result = throws
    ? await callOrThrow(endpoint, {} as never).then(
        () => ({ ok: true }) as const,
        ({ failure }: CallError) => ({ ok: false, failure }) as const,
      )
    : await call(endpoint, {} as never);
  if (fault === 'late after sign-out') expect(localStore.get('token')).toBeNull();
  if (result.ok) return { outcome: 'value', words: undefined };
  const { code, serverMessage: words } = result.failure;
  expect(result.failure.call).toBe(path);
  if (code === 'aborted') return { outcome: 'ignored', words };
  return { outcome: `${isOutcomeUnknown(result.failure) ? 'unknown' : 'known'}: ${code}`, words };
}

const paths = Object.keys(calls) as Path[];
test.each(paths)('call %s has the outcome of its class when a fault occurs', async (path) => {
  await expectAll(
    {
      name: path,
      in: callRows,
      text: ({ outcome, words }: { outcome: string; words: string | undefined }) =>
        outcome.replace(/.+: /, '') + (words ? ' +' : ''),
    },
    (fault) => {
      const { outcome, words } = expectedOf(fault, calls[path]);
      return { outcome: outcome.replace(': empty', ''), words };
    },
    (fault) => outcomeOf(path, fault),
  );
});

/** Waits until every call of the machine has its response and has been handled. */
async function settle(network: FaultyNetwork) {
  for (let quiet = 0; quiet < 5; quiet += 1) {
    if (network.open > 0 || network.requests.length === 0) quiet = 0;
    await new Promise(setImmediate);
  }
}

/** What the user learns from the machine after its call has met the fault. */
async function seenAfter(path: MachinePath, step: Step, fault: FaultName, expected: string) {
  openPage();
  localStore.set('token', 'first');
  const network = new FaultyNetwork(path, fault, step.data);
  vi.stubGlobal('fetch', network.fetch);
  const run = await step.start(network);
  network.onSignOut(() => step.signOut && run.send({ type: step.signOut }));
  await settle(network);
  network.clock.increment(step.wait ?? 0);
  await settle(network);
  // Encryption takes its own time.
  await vi.waitUntil(() => run.seen === expected, { interval: 1, timeout: 2_000 }).catch(() => {});
  run.stop();
  return run.seen;
}

/** Where the machine goes from the step when its call fails. */
async function recoveryIn(path: MachinePath, step: Step): Promise<(failure: Failure) => string> {
  openPage();
  localStore.set('token', 'first');
  const network = new FaultyNetwork(path, 'hang', step.data);
  vi.stubGlobal('fetch', network.fetch);
  const run = await step.start(network);
  await vi.waitUntil(() => network.requests.includes(path), { interval: 1, timeout: 5_000 });
  await run.untilPending();
  return run.recovery();
}

const isOfMachine = (path: Path): path is MachinePath => calls[path].consumer === 'machine';
const machinePaths = paths.filter(isOfMachine);
test.each(machinePaths)('call %s of a machine is sent by a step', (path) => {
  expect(stepsOf(path)).not.toEqual([]);
});

const machineSteps = machinePaths.flatMap((path) =>
  stepsOf(path).map((step) => [step.name, path, step] as const),
);
test.each(machineSteps)(
  'machine step "%s" ends in the state of the outcome when a fault meets %s',
  async (name, path, step) => {
    const outcomeOfFault = (fault: FaultName) => expectedOf(fault, calls[path]).outcome;
    const isDerived = faultNames.some((fault) => declaredState(step, outcomeOfFault(fault)) === undefined);
    const recovery = isDerived ? await recoveryIn(path, step) : undefined;
    const expected = (fault: FaultName) => {
      const outcome = outcomeOfFault(fault);
      const declared = (fault === 'late after sign-out' && step.afterSignOut) || declaredState(step, outcome);
      return declared ?? recovery?.({ call: path, code: codeOf(outcome) }) ?? `no state for ${outcome}`;
    };
    await expectAll({ name: `${path}: ${name}`, in: stepRows, text: String }, expected, (fault) =>
      seenAfter(path, step, fault, expected(fault)),
    );
  },
);
