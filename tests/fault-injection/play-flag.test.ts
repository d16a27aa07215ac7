import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import type { Path } from '#contract/endpoints.ts';
import { playCoordinatorImplementations } from '#src/features/play/play-coordinator.implementations.ts';
import { storeMember } from '#src/storage/member.ts';
import { localStore } from '#src/storage/store.ts';
import { createGameWindow } from '#src/windows/waiting-window.ts';
import { lanternStreet, linh } from '#tests/flows/test-data.ts';
import { expectedOf, type FaultName, faultNames } from './matrix/faults.ts';
import { closeSocket, FaultyNetwork, openSocket } from './matrix/network.ts';
import { openPage } from './matrix/page.ts';

/** `isPlay`, by which the next page learns that a game may have to be left. */

beforeAll(openSocket);
afterAll(closeSocket);
beforeEach(() => {
  openPage();
  storeMember(linh, 'first');
  const tryLock = async (_name: string, _options: unknown, held: (lock: object) => unknown) => held({});
  vi.stubGlobal('navigator', { ...navigator, locks: { request: tryLock } });
});

const faultsExceptSignOut = faultNames.filter((fault) => fault !== 'late after sign-out');

async function flagAfter(path: Path, fault: FaultName, actor: 'play' | 'leave' | 'leaveOrphan') {
  const network = new FaultyNetwork(path, fault);
  vi.stubGlobal('fetch', network.fetch);
  const { gameLaunch, leaveOrphan } = playCoordinatorImplementations(
    network.clock,
    () => {},
    createGameWindow(network.clock),
  ).actors;
  const inGame = gameLaunch.implementations.actors as Record<string, AnyActorLogic>;
  const logic = actor === 'leaveOrphan' ? leaveOrphan : inGame[actor];
  localStore.set('isPlay', actor === 'play' ? '0' : '1');
  const running = createActor(logic as AnyActorLogic, { input: { game: lanternStreet, launchId: 'one' } });
  const done = toPromise(running);
  running.start();
  await done;
  expect(network.requests).toContain(path);
  return localStore.get('isPlay');
}

test.each(faultsExceptSignOut)(
  'play flag is cleared only by a known failure when play1 meets the fault "%s"',
  async (fault) => {
    const { outcome } = expectedOf(fault, { reads: 'nothing', sender: 'member' });
    expect(await flagAfter('/member/game/play1', fault, 'play')).toBe(
      outcome.startsWith('known') ? '0' : '1',
    );
  },
);

test.each(faultsExceptSignOut)(
  'play flag of an earlier page is kept only by an unknown outcome when leave1 meets the fault "%s"',
  async (fault) => {
    const { outcome } = expectedOf(fault, { reads: 'nothing', sender: 'member, ending' });
    expect(await flagAfter('/member/game/leave1', fault, 'leaveOrphan')).toBe(
      outcome.startsWith('unknown') ? '1' : '0',
    );
  },
);

// A game that the operator refuses to end is not left yet: the next page tries again.
test.each(faultsExceptSignOut)(
  'play flag of a game in play is cleared only by a success when leave1 meets the fault "%s"',
  async (fault) => {
    const { outcome } = expectedOf(fault, { reads: 'nothing', sender: 'member, ending' });
    expect(await flagAfter('/member/game/leave1', fault, 'leave')).toBe(
      outcome.startsWith('value') ? '0' : '1',
    );
  },
);
