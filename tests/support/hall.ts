import type { Page } from '@playwright/test';
import { expect } from './expect.ts';

/** API path of the list of all games. */
export const gameListPath = '/v2/get_template_game_list';

export const games = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Games' });

/** Waits until the list of all games has loaded. */
export const expectAllGamesLoaded = (page: Page) => expect(games(page)).not.toHaveAttribute('aria-busy');
