import type { FixtureFactory } from '../../src/walk/fixtures.ts';

/** Opens no application. */
export const fixture: FixtureFactory = {
  begin: async () => ({
    open: () => Promise.reject(new Error('no server')),
    close: async () => {},
    end: async () => {},
  }),
};
