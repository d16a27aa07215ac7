import { type AnyStateMachine, assign, createMachine, emit, StateMachine } from 'xstate';
import { appMachine } from '#machines/app.machine.ts';
import type { Invariant } from './invariants.ts';

/** The root, or the one of its machines that goes by this name, with part of its chart replaced. */
interface Edit {
  machine: 'app' | 'gameLaunch' | 'playDesk' | 'realtime' | 'session';
  /** Where in the chart. */
  at: readonly string[];
  put: unknown;
}

const committed = ['states', 'windowed', 'states', 'starting', 'states', 'committed'];

/** The rules behind each invariant, each broken in its turn. */
export const broken: Record<Invariant, Record<string, Edit[]>> = {
  'never two games': {
    'the desk puts a second game in the place of the first': [
      {
        machine: 'playDesk',
        at: ['states', 'desk', 'states', 'game', 'on', 'launch.request'],
        put: {
          target: 'game',
          reenter: true,
          actions: assign({ game: ({ event }) => event.game }),
        },
      },
    ],
    'a game that is switched is not left': [
      {
        machine: 'gameLaunch',
        at: ['states', 'windowed', 'states', 'switching', 'always'],
        put: '#gameLaunch.ended',
      },
    ],
  },
  'what reached the operator is left once': {
    'quitting does not leave': [{ machine: 'gameLaunch', at: ['states', 'quitting', 'invoke'], put: [] }],
    'a play in doubt is taken as refused': [
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
    'cancelling thinks that nothing was asked': [
      {
        machine: 'gameLaunch',
        at: [...committed, 'on', 'launch.cancel'],
        put: '#gameLaunch.ended',
      },
    ],
    'being stopped while quitting leaves again': [
      {
        machine: 'gameLaunch',
        at: ['states', 'quitting', 'states', 'asking', 'on', 'play.stop'],
        put: { target: '#gameLaunch.quitting', reenter: true },
      },
    ],
  },
  'no member call begins after sign-out': {
    'signing out does not stop the game': [
      { machine: 'session', at: ['states', 'signingOut', 'states', 'stoppingPlay', 'entry'], put: [] },
      { machine: 'session', at: ['states', 'signingOut', 'states', 'ending', 'entry'], put: [] },
    ],
    'a game asked for while signing out is not stopped': [
      { machine: 'session', at: ['states', 'signingOut', 'states', 'ending', 'entry'], put: [] },
    ],
    'another tab ends the session and the game goes on': [
      { machine: 'session', at: ['states', 'signedIn', 'on', 'tab.ended'], put: 'signedOut' },
    ],
    'what an earlier page left open is left too late': [
      { machine: 'playDesk', at: ['states', 'desk', 'states', 'orphaned', 'on'], put: {} },
    ],
  },
  'signed out leaves nothing behind': {
    'storage is not cleared': [
      {
        machine: 'session',
        at: ['states', 'signingOut', 'states', 'stoppingPlay', 'invoke', 'onDone'],
        put: '#session.signedOut',
      },
    ],
    'the desk does not forget': [{ machine: 'playDesk', at: ['on', 'session.closed'], put: {} }],
    'the line does not forget': [
      { machine: 'realtime', at: ['states', 'channel', 'states', 'sought', 'on', 'session.closed'], put: {} },
    ],
  },
  "the member's channel is wished for while somebody is signed in": {
    'the line does not part': [
      {
        machine: 'realtime',
        at: ['states', 'channel', 'states', 'sought', 'on', 'session.closed'],
        put: { target: 'none', actions: assign({ member: null }) },
      },
    ],
    'the root does not pass on who came': [
      { machine: 'app', at: ['on', 'session.opened', 'actions'], put: ['tell', 'toPlayDesk', 'toSignIn'] },
    ],
  },
  'the balance told is the last one sent': {
    'the root keeps it to itself': [
      { machine: 'app', at: ['on', 'realtime.memberCash', 'actions'], put: ['toPlayDesk'] },
    ],
    'the root tells it twice': [
      { machine: 'app', at: ['on', 'realtime.memberCash', 'actions'], put: ['tell', 'tell'] },
    ],
    'the line passes on another': [
      {
        machine: 'realtime',
        at: ['on', 'realtime.memberCash', 'actions'],
        put: emit({ type: 'realtime.memberCash', cash: 0 }),
      },
    ],
  },
  'one pixel per order': {
    'the line remembers no order': [
      {
        machine: 'realtime',
        at: ['on', 'realtime.deposit'],
        put: { actions: { type: 'tellDeposit', params: ({ event }: { event: unknown }) => event } },
      },
    ],
    'the root keeps it to itself': [{ machine: 'app', at: ['on', 'pixel.deposit', 'actions'], put: [] }],
  },
  'every modal has somebody waiting for its answer': {
    'the question whether to sign out stays': [
      { machine: 'session', at: ['states', 'signedIn', 'states', 'confirming', 'exit'], put: [] },
    ],
    'the question whether to open the window stays': [
      { machine: 'gameLaunch', at: ['states', 'popupBlocked', 'exit'], put: [] },
    ],
  },
};

/** The house with these rules broken. */
export function breaking(edits: readonly Edit[]): AnyStateMachine {
  return edits.reduce((root: AnyStateMachine, edit) => replaced(root, 'app', edit), appMachine);
}

function replaced(machine: AnyStateMachine, name: string, edit: Edit): AnyStateMachine {
  const { implementations } = machine;
  if (name === edit.machine)
    return createMachine(
      put(machine.config, edit.at, edit.put) as AnyStateMachine['config'],
      implementations,
    );
  const actors = Object.entries(implementations.actors).map(([each, logic]) => [
    each,
    logic instanceof StateMachine ? replaced(logic, each, edit) : logic,
  ]);
  return machine.provide({ actors: Object.fromEntries(actors) });
}

function put(part: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const fields = part as Record<string, unknown> | undefined;
  // A rule that has moved must not be broken in vain.
  if (!fields || (rest.length > 0 && !(key in fields))) throw new Error(`the chart has no ${key} there`);
  return { ...fields, [key]: put(fields[key], rest, value) };
}
