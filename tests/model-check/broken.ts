import { type AnyStateMachine, type AnyStateNode, assign, createMachine, emit, StateMachine } from 'xstate';
import { appMachine } from '#machines/kernel/app.machine.ts';
import type { DepositEvent } from '#machines/kernel/events.ts';
import type { MachineName } from '#machines/kernel/registry.ts';
import type { Invariant } from './invariants.ts';

/** Replaces part of the chart of the root or of the machine of this name. */
interface Edit {
  machine: 'app' | 'gameLaunch' | 'playClock' | 'playCoordinator' | 'realtime' | 'session';
  /** Path in the machine's config. */
  at: readonly string[];
  put: unknown;
}

const to = (name: MachineName) => ({ type: 'forward', params: { name } });
const committed = ['states', 'windowed', 'states', 'starting', 'states', 'committed'];

/** Edits that break each invariant, by the rule that they break. */
export const broken: Record<Invariant, Record<string, Edit[]>> = {
  'at most one game is open': {
    'a second game replaces the first': [
      {
        machine: 'playCoordinator',
        at: ['states', 'activity', 'states', 'game', 'on', 'launch.request'],
        put: {
          target: 'game',
          reenter: true,
          actions: assign({ game: ({ event }) => event.game }),
        },
      },
    ],
    'a switched game is not left': [
      {
        machine: 'gameLaunch',
        at: ['states', 'windowed', 'states', 'switching', 'always'],
        put: '#gameLaunch.ended',
      },
    ],
  },
  'each play is left exactly once': {
    'quitting sends no leave call': [
      { machine: 'gameLaunch', at: ['states', 'quitting', 'invoke'], put: [] },
    ],
    'an unknown play outcome counts as refused': [
      {
        machine: 'gameLaunch',
        at: [...committed, 'states', 'requestingPlay', 'invoke', 'onDone'],
        put: [
          {
            guard: ({ event }: { event: { output: { ok: boolean } } }) => event.output.ok,
            target: 'awaitingUrl',
          },
          { target: '#gameLaunch.ended' },
        ],
      },
    ],
    'cancel ignores the sent play call': [
      {
        machine: 'gameLaunch',
        at: [...committed, 'on', 'launch.cancel'],
        put: '#gameLaunch.ended',
      },
    ],
    'a stop during quitting leaves again': [
      {
        machine: 'gameLaunch',
        at: ['states', 'quitting', 'states', 'leaving', 'on', 'play.stop'],
        put: { target: '#gameLaunch.quitting', reenter: true },
      },
    ],
  },
  'time is counted while a game is in play': {
    'the root does not start it': [{ machine: 'app', at: ['on', 'play.opened', 'actions'], put: [] }],
    'it goes on after the game': [
      { machine: 'playClock', at: ['states', 'running', 'on', 'play.closed'], put: {} },
    ],
  },
  'no play call is sent in a break': {
    'the root does not forward the break': [
      { machine: 'app', at: ['on', 'playBreak.changed', 'actions'], put: [] },
    ],
    'a launch under way is not stopped': [
      {
        machine: 'playCoordinator',
        at: ['states', 'activity', 'states', 'game', 'on', 'playBreak.changed'],
        put: {},
      },
    ],
  },
  'no member call starts after sign-out': {
    'sign-out does not stop the game': [
      { machine: 'session', at: ['states', 'signingOut', 'states', 'stoppingPlay', 'entry'], put: [] },
      { machine: 'session', at: ['states', 'signingOut', 'states', 'ending', 'entry'], put: [] },
    ],
    'a game requested during sign-out is not stopped': [
      { machine: 'session', at: ['states', 'signingOut', 'states', 'ending', 'entry'], put: [] },
    ],
    'the game goes on after sign-out in another tab': [
      { machine: 'session', at: ['states', 'signedIn', 'on', 'tab.ended'], put: 'signedOut' },
    ],
    'a game of an earlier page is left too late': [
      { machine: 'playCoordinator', at: ['states', 'activity', 'states', 'orphaned', 'on'], put: {} },
    ],
  },
  'sign-out clears all member data': {
    'storage is not cleared': [
      {
        machine: 'session',
        at: ['states', 'signingOut', 'states', 'stoppingPlay', 'invoke', 'onDone'],
        put: '#session.signedOut',
      },
    ],
    'the play coordinator keeps the member': [
      { machine: 'playCoordinator', at: ['on', 'session.closed'], put: {} },
    ],
    'realtime keeps the member': [
      {
        machine: 'realtime',
        at: ['states', 'channel', 'states', 'requested', 'on', 'session.closed'],
        put: {},
      },
    ],
  },
  'the member channel is requested while a member is signed in': {
    'realtime does not leave the channel': [
      {
        machine: 'realtime',
        at: ['states', 'channel', 'states', 'requested', 'on', 'session.closed'],
        put: { target: 'none', actions: assign({ member: null }) },
      },
    ],
    'the root does not forward session.opened to realtime': [
      {
        machine: 'app',
        at: ['on', 'session.opened', 'actions'],
        put: ['reEmit', to('playCoordinator'), to('signIn')],
      },
    ],
  },
  'the emitted balance is the last one received': {
    'the root does not emit it': [
      { machine: 'app', at: ['on', 'realtime.memberCash', 'actions'], put: to('playCoordinator') },
    ],
    'the root emits it twice': [
      { machine: 'app', at: ['on', 'realtime.memberCash', 'actions'], put: ['reEmit', 'reEmit'] },
    ],
    'realtime emits another value': [
      {
        machine: 'realtime',
        at: ['on', 'realtime.memberCash', 'actions'],
        put: emit({ type: 'realtime.memberCash', cash: 0 }),
      },
    ],
  },
  'each order sends one pixel': {
    'realtime does not remember orders': [
      {
        machine: 'realtime',
        at: ['on', 'realtime.deposit'],
        put: {
          guard: ({ event }: { event: DepositEvent }) => event.mustReport,
          actions: emit(({ event: { order, amount, times } }: { event: DepositEvent }) => ({
            type: 'pixel.deposit',
            order,
            amount,
            times,
          })),
        },
      },
    ],
    'the root does not emit it': [{ machine: 'app', at: ['on', 'pixel.deposit', 'actions'], put: [] }],
  },
  'every open modal has an owner': {
    'the sign-out question stays open': [
      { machine: 'session', at: ['states', 'signedIn', 'states', 'confirming', 'exit'], put: [] },
    ],
    'the blocked pop-up dialog stays open': [
      { machine: 'gameLaunch', at: ['states', 'popupBlocked', 'exit'], put: [] },
    ],
  },
};

/** The app machine with these edits. */
export function breaking(edits: readonly Edit[]): AnyStateMachine {
  return edits.reduce((root: AnyStateMachine, edit) => replaced(root, 'app', edit), appMachine);
}

function replaced(machine: AnyStateMachine, name: string, edit: Edit): AnyStateMachine {
  const { implementations } = machine;
  if (name === edit.machine) {
    const config = put(machine.config, edit.at, edit.put) as AnyStateMachine['config'];
    const edited: AnyStateMachine = createMachine(config, implementations);
    // XState ignores an action that the machine does not have, so the edit would do less than it says.
    const unknown = actionsOf(edited.root).find((action) => action && !(action in implementations.actions));
    if (unknown !== undefined) throw new Error(`${name} has no action ${unknown}`);
    return edited;
  }
  const actors = Object.entries(implementations.actors).map(([each, logic]) => [
    each,
    logic instanceof StateMachine ? replaced(logic, each, edit) : logic,
  ]);
  return machine.provide({ actors: Object.fromEntries(actors) });
}

/** Names of the actions of a state and the states in it; undefined for an inline one. */
function actionsOf(node: AnyStateNode): (string | undefined)[] {
  const transitions = [...node.transitions.values(), node.always ?? []].flat();
  const actions = [...node.entry, ...node.exit, ...transitions.flatMap((transition) => transition.actions)];
  const names = actions.map((action) => {
    if (typeof action === 'function') return undefined;
    return typeof action === 'string' ? action : action.type;
  });
  return [...names, ...Object.values(node.states).flatMap(actionsOf)];
}

function put(part: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const fields = part as Record<string, unknown> | undefined;
  // Fails if the chart has changed, so that no edit is lost.
  if (!fields || (rest.length > 0 && !(key in fields)))
    throw new Error(`the chart has no ${key} at this path`);
  return { ...fields, [key]: put(fields[key], rest, value) };
}
