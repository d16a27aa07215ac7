import { assign, emit, enqueueActions, sendTo, setup, stateIn } from 'xstate';
import type { DepositHeard, DepositPixel, Member, RealtimeEvent, SessionEvent } from './events.ts';
import { listened } from './unimplemented.ts';

/** What the connection is told. */
export type ConnectionCommand = { type: 'join'; member: Member } | { type: 'part' };
export type RealtimeIn =
  | Exclude<SessionEvent, { type: 'session.invalid' }>
  | { type: 'connection.up' }
  | { type: 'connection.down' }
  | { type: 'channel.joined' }
  | { type: 'channel.refused' }
  | DepositHeard
  | Exclude<RealtimeEvent, { type: `realtime.${'joined' | 'parted' | 'resumed' | 'rejoined'}` }>;

type Passed = Exclude<
  RealtimeIn,
  DepositHeard | { type: `connection.${string}` | `channel.${string}` | `session.${string}` }
>;

/**
 * The connection and the member's channel. Public channels come with the connection; the member's are joined
 * when somebody is signed in. Nothing is replayed, so what may have been missed is fetched: everybody's when the line is
 * back, the member's when the operator has answered about the channel again, since nothing comes on it before. What comes
 * twice is told once where it must be: the advertising network hears of an order once.
 */
export const realtimeMachine = setup({
  types: {
    context: {} as { member: Member | null; told: readonly string[] },
    events: {} as RealtimeIn,
    emitted: {} as RealtimeEvent | DepositPixel,
    children: {} as { connection: 'connection' },
  },
  actors: { connection: listened<ConnectionCommand>('connection') },
  actions: {
    keepMember: assign({
      member: ({ event }) => (event.type === 'session.opened' ? event.member : null),
    }),
    pass: emit(({ event }) => event as Passed),
    join: enqueueActions(({ context: { member }, enqueue }) => {
      if (member) enqueue.sendTo('connection', { type: 'join', member });
    }),
    part: sendTo('connection', { type: 'part' }),
    tellRejoined: emit({ type: 'realtime.rejoined' }),
    /** Money that came in: balances and standing are read anew. */
    refresh: emit({ type: 'realtime.stale', what: 'layout' }),
    tellDeposit: enqueueActions(({ context, enqueue }, { order, amount, times }: DepositHeard) => {
      const currency = context.member?.currency.toUpperCase() ?? '';
      enqueue.assign({ told: [...context.told, order] });
      enqueue.emit({ type: 'pixel.deposit', order, amount, times, currency });
    }),
  },
  guards: {
    isBack: stateIn({ link: 'down' }),
    isToTell: ({ context }, { order, ours }: DepositHeard) => ours && !context.told.includes(order),
  },
}).createMachine({
  id: 'realtime',
  context: { member: null, told: [] },
  type: 'parallel',
  invoke: { id: 'connection', src: 'connection' },
  states: {
    link: {
      initial: 'connecting',
      states: {
        connecting: { on: { 'connection.up': 'up', 'connection.down': 'down' } },
        up: { on: { 'connection.down': 'down' } },
        down: { on: { 'connection.up': { target: 'up', actions: emit({ type: 'realtime.resumed' }) } } },
      },
    },
    channel: {
      initial: 'none',
      states: {
        none: { on: { 'session.opened': { target: 'sought', actions: 'keepMember' } } },
        sought: {
          on: {
            'session.opened': { target: 'sought', reenter: true, actions: 'keepMember' },
            'session.closed': { target: 'none', actions: [assign({ member: null, told: [] }), 'part'] },
          },
          entry: 'join',
          initial: 'joining',
          states: {
            joining: {
              on: {
                'channel.joined': 'joined',
                'channel.refused': 'refused',
                'connection.up': { guard: 'isBack', target: 'rejoining' },
              },
            },
            rejoining: {
              on: {
                'channel.joined': { target: 'joined', actions: 'tellRejoined' },
                'channel.refused': { target: 'refused', actions: 'tellRejoined' },
              },
            },
            joined: {
              entry: emit({ type: 'realtime.joined' }),
              exit: emit({ type: 'realtime.parted' }),
              on: { 'connection.down': 'joining' },
            },
            refused: { on: { 'connection.up': 'rejoining' } },
          },
        },
      },
    },
  },
  on: {
    'realtime.gameUrl': { actions: 'pass' },
    'realtime.forwardStatus': { actions: 'pass' },
    'realtime.memberCash': { actions: 'pass' },
    'realtime.login': { actions: 'pass' },
    'realtime.cleanCache': { actions: 'pass' },
    'realtime.redEnvelope': { actions: 'pass' },
    'realtime.deposit': [
      {
        guard: { type: 'isToTell', params: ({ event }) => event },
        actions: [{ type: 'tellDeposit', params: ({ event }) => event }, 'refresh'],
      },
      { actions: 'refresh' },
    ],
    'realtime.stale': { actions: 'pass' },
  },
});
