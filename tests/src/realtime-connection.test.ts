import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { SiteConfig } from '#contract/site.ts';
import { realtimeImplementations } from '#src/realtime/realtime.implementations.ts';
import { setSite } from '#src/site/site.ts';
import { localStore } from '#src/storage/store.ts';

const { clients, connectRealtime } = vi.hoisted(() => {
  const clients: { join: unknown[]; isClosed: boolean }[] = [];
  return {
    clients,
    connectRealtime: () => {
      const client = { join: [] as unknown[], isClosed: false };
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

test('socket is replaced at sign-in, because its first request has no token of the member', async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('window', { innerWidth: 1_000, addEventListener: () => {}, clearTimeout, setTimeout });
  setSite({ websocketUrl: 'https://play.example.com' } as SiteConfig);
  localStore.remove('token');
  const connection = createActor(realtimeImplementations(new QueryClient()).actors.connection, {
    input: undefined,
  });
  connection.start();
  await vi.waitFor(() => expect(clients).toHaveLength(1));
  const member = { memberId: '7', account: 'linh', currency: 'USD' };
  localStore.set('token', 'first');
  connection.send({ type: 'join', member });
  expect(clients).toEqual([
    { join: [], isClosed: true },
    { join: ['7'], isClosed: false },
  ]);
  // The same session again, as after a reload.
  connection.send({ type: 'join', member });
  expect(clients).toHaveLength(2);
  connection.stop();
  expect(clients.every(({ isClosed }) => isClosed)).toBe(true);
  vi.unstubAllGlobals();
});
