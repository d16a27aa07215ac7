import { assign, emit, enqueueActions, sendTo, setup, stateIn } from 'xstate';
import type { DepositEvent, DepositPixel, Member, PlayEvent, RealtimeEvent, SessionEvent } from './events.ts';
import { unimplementedCallback } from './unimplemented.ts';

/** Commands to the connection. */
export type ConnectionCommand = { type: 'join'; member: Member } | { type: 'leave' };
export type RealtimeMachineEvent =
  | Exclude<SessionEvent, { type: 'session.invalid' }>
  | { type: 'connection.up' }
  | { type: 'connection.down' }
  | { type: 'channel.joined' }
  | { type: 'channel.refused' }
  | DepositEvent
  | Exclude<RealtimeEvent, { type: `realtime.${'joined' | 'left' | 'publicDataStale' | 'memberDataStale'}` }>;

type ReEmittedEvent = Exclude<
  RealtimeMachineEvent,
  { type: `connection.${string}` | `channel.${string}` | `session.${string}` }
>;

/**
 * The connection and the member's channel. Public channels come with the connection; the member's channel is
 * joined after sign-in. Events are not replayed, so data that may be outdated is refetched: public data when
 * the socket reconnects, member data when the operator has accepted or refused the channel again, because no
 * events arrive on it before; after the first join balances and orders only. Each deposit order is reported to
 * the advertising network only once.
 */
export const realtimeMachine = setup({
  types: {
    context: {} as { member: Member | null; reportedOrders: readonly string[] },
    events: {} as RealtimeMachineEvent,
    emitted: {} as
      | RealtimeEvent
      | DepositEvent
      | DepositPixel
      | Extract<PlayEvent, { type: 'balance.refresh' }>,
    children: {} as { connection: 'connection' },
  },
  actors: { connection: unimplementedCallback<ConnectionCommand>('connection') },
  actions: {
    setMember: assign({
      member: ({ event }) => (event.type === 'session.opened' ? event.member : null),
    }),
    reEmit: emit(({ event }) => event as ReEmittedEvent),
    join: enqueueActions(({ context: { member }, enqueue }) => {
      if (member) enqueue.sendTo('connection', { type: 'join', member });
    }),
    leave: sendTo('connection', { type: 'leave' }),
    emitMemberDataStale: emit({ type: 'realtime.memberDataStale' }),
    reportDeposit: enqueueActions(({ context, enqueue }, { order, amount, times }: DepositEvent) => {
      const currency = context.member?.currency.toUpperCase() ?? '';
      enqueue.assign({ reportedOrders: [...context.reportedOrders, order] });
      enqueue.emit({ type: 'pixel.deposit', order, amount, times, currency });
    }),
  },
  guards: {
    isReconnecting: stateIn({ socket: 'down' }),
    isToReport: ({ context }, { order, mustReport: ours }: DepositEvent) =>
      ours && !context.reportedOrders.includes(order),
  },
}).createMachine({
  id: 'realtime',
  context: { member: null, reportedOrders: [] },
  type: 'parallel',
  invoke: { id: 'connection', src: 'connection' },
  states: {
    socket: {
      initial: 'connecting',
      states: {
        connecting: { on: { 'connection.up': 'up', 'connection.down': 'down' } },
        up: { on: { 'connection.down': 'down' } },
        down: {
          on: { 'connection.up': { target: 'up', actions: emit({ type: 'realtime.publicDataStale' }) } },
        },
      },
    },
    channel: {
      initial: 'none',
      states: {
        none: { on: { 'session.opened': { target: 'requested', actions: 'setMember' } } },
        requested: {
          on: {
            'session.opened': { target: 'requested', reenter: true, actions: 'setMember' },
            'session.closed': {
              target: 'none',
              actions: [assign({ member: null, reportedOrders: [] }), 'leave'],
            },
          },
          entry: 'join',
          initial: 'joining',
          states: {
            joining: {
              on: {
                // What the page fetched before is without the events until now.
                'channel.joined': { target: 'joined', actions: emit({ type: 'balance.refresh' }) },
                'channel.refused': 'refused',
                'connection.up': { guard: 'isReconnecting', target: 'rejoining' },
              },
            },
            rejoining: {
              on: {
                'channel.joined': { target: 'joined', actions: 'emitMemberDataStale' },
                'channel.refused': { target: 'refused', actions: 'emitMemberDataStale' },
              },
            },
            joined: {
              entry: emit({ type: 'realtime.joined' }),
              exit: emit({ type: 'realtime.left' }),
              on: { 'connection.down': 'joining' },
            },
            refused: { on: { 'connection.up': 'rejoining' } },
          },
        },
      },
    },
  },
  on: {
    'realtime.gameUrl': { actions: 'reEmit' },
    'realtime.forwardStatus': { actions: 'reEmit' },
    'realtime.memberCash': { actions: 'reEmit' },
    'realtime.login': { actions: 'reEmit' },
    'realtime.cleanCache': { actions: 'reEmit' },
    'realtime.redEnvelope': { actions: 'reEmit' },
    'realtime.deposit': [
      {
        guard: { type: 'isToReport', params: ({ event }) => event },
        actions: ['reEmit', { type: 'reportDeposit', params: ({ event }) => event }],
      },
      { actions: 'reEmit' },
    ],
  },
});
