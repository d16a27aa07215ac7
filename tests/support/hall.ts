import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** What asks for every game of the site, on the wire. */
export const everyGame = '/v2/get_template_game_list';

export const games = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Games' });

/** Every game of the site is here. */
export const isWhole = (page: Page) => expect(games(page)).not.toHaveAttribute('aria-busy');
