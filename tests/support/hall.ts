import type { Page } from '@playwright/test';
import { expect } from './expect.ts';

/** API path of the list of all games. */
export const gameListPath = '/v2/get_template_game_list';

export const games = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Games' });

/** Waits until the list of all games has loaded. */
export const expectAllGamesLoaded = (page: Page) => expect(games(page)).not.toHaveAttribute('aria-busy');

export const main = (page: Page) => page.getByRole('main');
/** The hall's own search field. */
export const search = (page: Page) => main(page).getByRole('searchbox');
/** A chip that narrows the hall to a provider. */
export const provider = (page: Page, name: string | RegExp) =>
  page.getByRole('toolbar', { name: 'Providers' }).getByRole('button', { name });
/** A tab, such as "Hot", of the hall. */
export const tab = (page: Page, name: string) => page.getByRole('tab', { name });
/** What tells that the games could not be loaded. */
export const failed = (page: Page) => main(page).getByRole('alert');
