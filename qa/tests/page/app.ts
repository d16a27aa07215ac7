import { createActor, fromCallback, fromPromise } from 'xstate';
import { qaInspection } from '../../src/walk/inspect.ts';
import { launchMachine } from '../machines/launch.ts';

// A small app of the launch machine: text, buttons, and actors that the test settles.

type Settle = { done(output: unknown): void; error(error: unknown): void };
declare global {
  /** Pending actors that the test may settle, and outcomes set in advance, by actor name. */
  var pendingActors: Record<string, Settle>;
  var presetOutcomes: Record<string, unknown>;
  var sendToMachine: (event: never) => void;
  /** Fault that a test injects and the walker must detect. */
  var fault: string;
}
globalThis.pendingActors = {};
globalThis.presetOutcomes = {};

const later = (name: string) =>
  fromPromise<never>(
    () =>
      new Promise((resolve, reject) => {
        const { [name]: outcome } = globalThis.presetOutcomes;
        if (outcome !== undefined) resolve(outcome as never);
        globalThis.pendingActors[name] = { done: (output) => resolve(output as never), error: reject };
      }),
  );

const qa = qaInspection();
const root = createActor(
  launchMachine.provide({
    actors: {
      relay: fromCallback(({ sendBack }) => {
        globalThis.sendToMachine = sendBack;
      }),
      openWindow: later('openWindow') as never,
      // The test settles it in place of the child machine.
      consent: later('consent') as never,
      requestPlay: later('requestPlay') as never,
      leave: later('leave') as never,
      balance: fromCallback(() => {}) as never,
    },
  }),
  { clock: qa.clock, inspect: qa.inspect, input: { tries: 1 } },
);

const state = document.createElement('p');
state.setAttribute('role', 'status');
const toasts = document.createElement('ul');
document.body.append(state, toasts);
for (const [label, event] of [
  ['Play A', { type: 'play', gameId: 'A' }],
  ['Play B', { type: 'play', gameId: 'B' }],
  ['Retry', { type: 'retry' }],
  ['Dismiss', { type: 'dismiss' }],
  ['Quit', { type: 'quit' }],
] as const) {
  const button = document.createElement('button');
  button.textContent = label;
  button.addEventListener('click', () => {
    if (globalThis.fault !== `no ${label}`) root.send(event);
    if (globalThis.fault === 'echo')
      setTimeout(() => root.send({ type: 'realtime.forwardStatus', status: 957 }), 20);
  });
  document.body.append(button);
}
root.on('toast', ({ text }) => {
  const item = document.createElement('li');
  item.textContent = text;
  if (globalThis.fault !== 'no toast') toasts.append(item);
});
root.subscribe((snapshot) => {
  const frozen = globalThis.fault === 'stuck' && state.textContent !== '';
  if (!frozen) state.textContent = JSON.stringify(snapshot.value);
});
root.start();
