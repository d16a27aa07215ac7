import { playBar } from '../support/steps.ts';
import type { House } from './app-fixture.ts';

/** The buttons of the bar that stands while a game is in play. */
export const act = (house: House, name: string) => playBar(house.page).getByRole('button', { name });

/** Out of a game that is not there yet: a frame has one button for both. */
export const wayOut = (house: House) => act(house, 'Cancel').or(act(house, 'Leave'));

/** What a member does to a game in play, there or by signing out in another tab. */
export const playBarHands = {
  'launch.cancel': (house: House) => wayOut(house).click(),
  'launch.show': (house: House) => act(house, 'Show game').click(),
  'launch.leave': (house: House) => act(house, 'Leave').click(),
  'play.stop': async (house: House) => {
    const tab = await house.otherTab();
    await tab.evaluate(() => new BroadcastChannel('gamehall').postMessage({ type: 'session.ending' }));
  },
};
