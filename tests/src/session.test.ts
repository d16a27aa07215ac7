import { afterEach, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
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
  return toPromise(createActor(sessionImplementations().actors.findGame).start());
}

test("sign-out finds another tab's game when storage is blocked", async () => {
  expect(await findGame([{ name: 'leader' }, { name: 'playing' }])).toEqual({ open: true });
});

test('sign-out finds no game when no tab holds the play lock', async () => {
  expect(await findGame([{ name: 'leader' }])).toEqual({ open: false });
});
