import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import { playBar, tile } from './steps.ts';

/** Pages with games of providers that open in the page (sandbox/server/site-config.ts). */
export const modalGamesPath = '/gameHall/3?gp=%5B%22GPAG%22%5D';
export const pageGamesPath = '/gameHall/2?gp=%5B%22GPVG%22%5D';
export const gameRoomPath = '/gameRoom?gt_id=2&gp_id=GPGH';

export const game = (page: Page) => page.frameLocator('iframe:visible');
export const spin = (page: Page) => game(page).getByRole('button', { name: /^(Spin|Roll)$/ });
/** A button of the play bar. */
export const playBarAction = (page: Page, name: string | RegExp) =>
  playBar(page).getByRole('button', { name });

/** Opens the first game of the page and waits until it can be played. */
export async function openFirst(page: Page) {
  await tile(page).click();
  await expect(spin(page)).toBeVisible();
  await expect(playBar(page)).not.toHaveAttribute('aria-busy');
}
