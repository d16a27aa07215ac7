import type { Door } from '#src/ui/door.ts';

let tile: Element | null = null;

const openingTile = () => {
  tile = document.querySelector('[data-part="tile"]:has([aria-busy="true"])');
  return tile;
};
const frame = () => document.querySelector('[data-part="play-frame"]');

/** From the tile of the game that is being opened to its frame. */
export const intoGame: Door = { from: openingTile, to: frame };
/** From the modal back to the tile, if it is still there. A game on a page of its own is left by the router. */
export const outOfGame: Door = {
  from: () => frame()?.closest('dialog'),
  to: () => (tile?.isConnected ? tile : null),
};
