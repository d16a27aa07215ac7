import { assign, emit, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Member, RealtimeEvent, SessionEvent } from './events.ts';
import { listened } from './unprovided.ts';

/** What the connection is told. */
export type ConnectionCommand = { type: 'join'; member: Member } | { type: 'part' };
export type RealtimeIn =
  | Extract<SessionEvent, { type: 'session.changed' }>
  | { type: 'connection.up' }
  | { type: 'connection.down' }
  | { type: 'channel.joined' }
  | { type: 'channel.refused' }
  | Exclude<RealtimeEvent, { type: 'realtime.joined' | 'realtime.parted' | 'realtime.resumed' }>;

type Passed = Exclude<RealtimeIn, { type: `connection.${string}` | `channel.${string}` | 'session.changed' }>;

/**
 * The connection and the member's channel. Public channels come with the connection; the member's are joined
 * when somebody is signed in. Nothing is replayed, so after each return what may have been missed is fetched.
 */
export const realtimeMachine = setup({
  types: {
    context: {} as { member: Member | null },
    events: {} as RealtimeIn,
    emitted: {} as RealtimeEvent,
    children: {} as { connection: 'connection' },
  },
  actors: { connection: listened<ConnectionCommand>('connection') },
  actions: {
    keepMember: assign({ member: (_, { member }: { member: Member | null }) => member }),
    pass: emit(({ event }) => event as Passed),
    join: sendTo(
      'connection',
      (_: unknown, { member }: { member: Member | null }): ConnectionCommand =>
        member ? { type: 'join', member } : { type: 'part' },
    ),
    tellParted: emit({ type: 'realtime.parted' }),
  },
  guards: {
    isSomebody: ({ event }) => event.type === 'session.changed' && event.member !== null,
    hasMember: ({ context }) => context.member !== null,
  },
}).createMachine({
  id: 'realtime',
  context: { member: null },
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
      on: {
        'session.changed': [
          {
            guard: 'isSomebody',
            target: '.joining',
            actions: [
              { type: 'keepMember', params: ({ event }) => event },
              { type: 'join', params: ({ event }) => event },
            ],
          },
          {
            target: '.none',
            actions: [
              { type: 'keepMember', params: ({ event }) => event },
              { type: 'join', params: ({ event }) => event },
            ],
          },
        ],
      },
      states: {
        none: {},
        joining: { on: { 'channel.joined': 'joined', 'channel.refused': 'refused' } },
        joined: {
          entry: emit({ type: 'realtime.joined' }),
          exit: 'tellParted',
          on: { 'connection.down': 'joining' },
        },
        refused: { on: { 'connection.up': 'joining' } },
      },
    },
  },
  on: {
    'realtime.gameUrl': { actions: 'pass' },
    'realtime.forwardStatus': { actions: 'pass' },
    'realtime.memberCash': { actions: 'pass' },
    'realtime.login': { actions: 'pass' },
    'realtime.cleanCache': { actions: 'pass' },
    'realtime.stale': { actions: 'pass' },
  },
});

type Snapshot = SnapshotFrom<typeof realtimeMachine>;
export const selectOffline = (snapshot: Snapshot) => snapshot.matches({ link: 'down' });
