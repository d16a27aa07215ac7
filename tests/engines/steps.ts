import type { ControlClient } from '#sandbox/server/control-client.ts';
import { expect } from './fixtures.ts';
import type { Tab } from './tab.ts';

export const account = 'second_seat';

interface App {
  tab: Tab;
  sandbox: { url: string };
  control: ControlClient;
}

/** Opens a page with a member stored by an earlier visit. */
export async function openSignedIn({ tab, sandbox, control }: App, path: string, as = account) {
  const { member_currency: currency, ...member } = await control.signIn({ account: as });
  await tab.evaluate(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { ...member, currency },
  );
  await tab.goto(sandbox.url + path);
  await tab.see('header data');
}

/** Waits until the header shows all of the member's money. */
export async function expectBalance(tab: Tab, control: ControlClient, of = account) {
  const { total } = await control.ledger({ account: of });
  await expect.poll(() => tab.read(['header data'], 'value')).toBe(String(total));
}

const playBar = '[aria-label="Game in play"]';

/** Of the first game. */
export const playButton: [string] = ['main button:has([aria-label^="Play "])'];
export const openGame = (tab: Tab) => tab.click(...playButton);

/** Plays a round in the game, and waits until the page behind it shows the balance. */
export async function playRound(game: Tab, tab: Tab, control: ControlClient) {
  // The game's script fills it when it takes clicks.
  await game.see('#outcome:not(:empty)');
  // A click in a frame is lost while the page moves to it.
  await tab.miss(':root:active-view-transition');
  await game.click('#go');
  await game.see('#history li');
  await expectBalance(tab, control);
}

/** Waits until the game is left, with all of its money in the main wallet. */
export async function expectLeft(tab: Tab, control: ControlClient) {
  await tab.miss(playBar);
  const { total, main } = await control.ledger({ account });
  expect(main).toBe(total);
  await expectBalance(tab, control);
}

export const leave = (tab: Tab) => tab.click(`${playBar} button`, 'Leave');
