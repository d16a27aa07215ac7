import { afterEach, expect, test, vi } from 'vitest';
import { createActor, setup, toPromise } from 'xstate';
import { balanceQuery } from '#src/api/member-queries.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { sessionImplementations } from '#src/features/session/session.implementations.ts';

afterEach(() => vi.unstubAllGlobals());

/** Whether the sign-out finds a game, with storage blocked: each tab then has an `isPlay` of its own. */
function findGame(held: { name: string }[]) {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new DOMException('storage is blocked', 'SecurityError');
    },
  });
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held, pending: [] }) } });
  return toPromise(createActor(sessionImplementations(createQueryClient()).actors.findGame).start());
}

test("sign-out finds another tab's game when storage is blocked", async () => {
  expect(await findGame([{ name: 'leader' }, { name: 'playing' }])).toEqual({ open: true });
});

test('sign-out finds no game when no tab holds the play lock', async () => {
  expect(await findGame([{ name: 'leader' }])).toEqual({ open: false });
});

test('another password is required by each status that says so, and no longer by the first that does not', async () => {
  const queryClient = createQueryClient();
  const { queryKey } = balanceQuery(1);
  const read = async (firstLoginToChangePassword: boolean) => {
    const status = { firstLoginToChangePassword } as never;
    queryClient.setQueryData(queryKey, { cash: 5, pushes: 0, status });
    // Observers are notified in a later task.
    await new Promise((resolve) => setTimeout(resolve));
  };
  await read(false);
  const { watchMemberStatus } = sessionImplementations(queryClient).actors;
  const reported: boolean[] = [];
  const session = createActor(
    setup({
      types: { events: {} as { type: 'password.required'; required: boolean } },
      actors: { watchMemberStatus },
    }).createMachine({
      invoke: { src: 'watchMemberStatus', input: { epoch: 1 } },
      on: { 'password.required': { actions: ({ event }) => void reported.push(event.required) } },
    }),
  ).start();
  for (const required of [true, true, false, false]) await read(required);
  expect(reported).toEqual([true, true, false]);
  session.stop();
});
