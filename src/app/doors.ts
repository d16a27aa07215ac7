import type { AnyRouter } from '@tanstack/react-router';
import { intoGame } from '#src/features/play/game-door.ts';
import { type Door, throughDoor } from '#src/ui/door.ts';

const hallOf = (path: string): string | undefined => /^\/gameHall\/(\d+)$/.exec(path)?.[1];
const hasDoors = (path: string) => path === '/' || path === '/gameHall';

/** The door between two pages: a hall's arch and its head, in both directions, or a tile and the page of its game. */
export function doorBetween(from: string, to: string): Door | undefined {
  if (from === to) return undefined;
  if (to === '/play' || to === '/gameRoom') return intoGame;
  const hall = hasDoors(from) ? hallOf(to) : hasDoors(to) ? hallOf(from) : undefined;
  if (!hall) return undefined;
  const side = () => document.querySelector(`[data-door="${hall}"]`);
  return { from: side, to: side };
}

/** Leads navigations through doors. The router has loaded the next page then: it is only rendered behind the door. */
export function openDoors(router: AnyRouter) {
  router.startViewTransition = (change) => {
    const from = router.stores.resolvedLocation.get()?.pathname;
    const door = from === undefined ? undefined : doorBetween(from, router.latestLocation.pathname);
    return door ? throughDoor(door, change) : change();
  };
}
