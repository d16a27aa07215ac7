import { expect as see } from '@playwright/test';
import type { Outcome } from '#qa/explore/samples.ts';
import { type Driver, transient, type World } from '#qa/walk/driver.ts';
import type { launchMachine } from './launch.ts';

const text = (...parts: string[]) => {
  return async ({ page }: World) => {
    for (const part of parts) await see(page.getByRole('status')).toContainText(part, { timeout: 1_000 });
  };
};
const press =
  (name: string) =>
  ({ page }: World) =>
    page.getByRole('button', { name }).click();
const push = async ({ page }: World, event: object) => {
  await page.evaluate((pushed) => globalThis.push(pushed as never), event);
};
const settle =
  (actor: string) =>
  async ({ page }: World, outcome: Outcome) => {
    await page.evaluate(
      ({ actor, outcome }) => {
        if ('done' in outcome) globalThis.held[actor]?.done(outcome.done);
        else globalThis.held[actor]?.error(outcome.error);
      },
      { actor, outcome },
    );
  };

export const driver = {
  do: {
    play: async (world, { gameId }) => press(`Play ${gameId}`)(world),
    retry: press('Retry'),
    dismiss: press('Dismiss'),
    quit: press('Quit'),
    'realtime.gameUrl': push,
    'realtime.forwardStatus': push,
    // Instant: armed before the gesture.
    openWindow: async ({ page }, outcome) => {
      await page.evaluate(
        (output) => {
          globalThis.armed.openWindow = output;
        },
        'done' in outcome ? outcome.done : null,
      );
    },
    consent: settle('consent'),
    requestPlay: settle('requestPlay'),
    leave: settle('leave'),
  },
  see: {
    'game.idle': text('"game":"idle"'),
    'game.starting.openingWindow': transient,
    'game.starting.popupBlocked': text('popupBlocked'),
    'game.starting.asking': text('asking'),
    'game.starting.requestingPlay': text('requestingPlay'),
    'game.starting.classifying': transient,
    'game.starting.awaitingUrl': text('awaitingUrl'),
    'game.failed': text('failed'),
    'game.playing': text('playing'),
    'game.quitting': text('quitting'),
    'transfer.enabled': text('"transfer":"enabled"'),
    'transfer.disabled': text('"transfer":"disabled"'),
  },
  hear: {
    toast: async ({ page }, { text: said }) => {
      await see(page.getByRole('listitem').last()).toHaveText(said, { timeout: 1_000 });
    },
  },
} satisfies Driver<typeof launchMachine>;
