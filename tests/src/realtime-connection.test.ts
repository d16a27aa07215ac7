import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { type AnyActorRef, createActor, setup } from 'xstate';
import type { SiteConfig } from '#contract/site.ts';
import { realtimeImplementations } from '#src/realtime/realtime.implementations.ts';
import { setSite } from '#src/site/site.ts';
import { localStore } from '#src/storage/store.ts';

const { clients, connectRealtime } = vi.hoisted(() => {
  type Hears = (received: {
    name: '.member.cash';
    payload: { cash: number; version: number | null };
  }) => void;
  const clients: { join: unknown[]; isClosed: boolean; hears: Hears; restored: () => void }[] = [];
  return {
    clients,
    connectRealtime: ({
      onEvent: hears,
      onRestored: restored,
    }: {
      onEvent: Hears;
      onRestored: () => void;
    }) => {
      const client = { join: [] as unknown[], isClosed: false, hears, restored };
      clients.push(client);
      return {
        join: (memberId: string) => client.join.push(memberId),
        leave: () => {},
        close: () => (client.isClosed = true),
      };
    },
  };
});
vi.mock('#src/realtime/realtime-client.ts', () => ({ connectRealtime }));

/** Stands in for what the connection needs of a page. */
function startConnection(onEvent: (event: unknown) => void = () => {}) {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('window', { innerWidth: 1_000, addEventListener: () => {}, clearTimeout, setTimeout });
  setSite({ websocketUrl: 'https://play.example.com' } as SiteConfig);
  localStore.remove('token');
  clients.length = 0;
  const { connection } = realtimeImplementations(new QueryClient()).actors;
  const parent = createActor(
    setup({ actors: { connection } }).createMachine({
      invoke: { id: 'connection', src: 'connection' },
      on: { '*': { actions: ({ event }) => onEvent(event) } },
    }),
  );
  parent.start();
  return parent;
}

test('balance that a newer one has overtaken on its way is not shown, until the connection is another one', async () => {
  const balances: unknown[] = [];
  const parent = startConnection((event) => balances.push((event as { cash?: number }).cash));
  await vi.waitFor(() => expect(clients).toHaveLength(1));
  const hear = (cash: number, version: number | null) =>
    clients.at(-1)?.hears({ name: '.member.cash', payload: { cash, version } });
  hear(80, 4);
  hear(100, 3);
  hear(85, 5);
  // An operator that does not count them, or an event of the tests.
  hear(90, null);
  localStore.set('token', 'first');
  (parent.getSnapshot().children.connection as AnyActorRef).send({
    type: 'join',
    member: { memberId: '7', account: 'linh', currency: 'USD' },
  });
  hear(10, 1);
  await vi.waitFor(() => expect(balances).toEqual([80, 85, 90, 10]));
  parent.stop();
  vi.unstubAllGlobals();
});

test('socket is replaced at sign-in, because its first request has no token of the member, and in a restored page', async () => {
  const parent = startConnection();
  const connection = parent.getSnapshot().children.connection as AnyActorRef;
  await vi.waitFor(() => expect(clients).toHaveLength(1));
  const member = { memberId: '7', account: 'linh', currency: 'USD' };
  localStore.set('token', 'first');
  connection.send({ type: 'join', member });
  expect(clients).toMatchObject([
    { join: [], isClosed: true },
    { join: ['7'], isClosed: false },
  ]);
  // The same session again, as after a reload.
  connection.send({ type: 'join', member });
  expect(clients).toHaveLength(2);
  clients[1]?.restored();
  expect(clients.slice(1)).toMatchObject([{ isClosed: true }, { join: ['7'], isClosed: false }]);
  parent.stop();
  expect(clients.every(({ isClosed }) => isClosed)).toBe(true);
  vi.unstubAllGlobals();
});
