import { expect as see } from '@playwright/test';
import type { Outcome } from '../../src/explore/samples.ts';
import { type Driver, type Fixture, transient } from '../../src/walk/driver.ts';
import type { launchMachine } from './launch.ts';

const text = (...parts: string[]) => {
  return async ({ page }: Fixture) => {
    for (const part of parts) await see(page.getByRole('status')).toContainText(part, { timeout: 1_000 });
  };
};
const click =
  (name: string) =>
  ({ page }: Fixture) =>
    page.getByRole('button', { name }).click();
const push = async ({ page }: Fixture, event: object) => {
  await page.evaluate((pushed) => globalThis.sendToMachine(pushed as never), event);
};
const settle =
  (actor: string) =>
  async ({ page }: Fixture, outcome: Outcome) => {
    await page.evaluate(
      ({ actor, outcome }) => {
        if ('done' in outcome) globalThis.pendingActors[actor]?.done(outcome.done);
        else globalThis.pendingActors[actor]?.error(outcome.error);
      },
      { actor, outcome },
    );
  };

export const driver = {
  execute: {
    play: async (fixture, { gameId }) => click(`Play ${gameId}`)(fixture),
    retry: click('Retry'),
    dismiss: click('Dismiss'),
    quit: click('Quit'),
    'realtime.gameUrl': push,
    'realtime.forwardStatus': push,
    // Instant: the outcome is set before the click.
    openWindow: async ({ page }, outcome) => {
      await page.evaluate(
        (output) => {
          globalThis.presetOutcomes.openWindow = output;
        },
        'done' in outcome ? outcome.done : null,
      );
    },
    consent: settle('consent'),
    requestPlay: settle('requestPlay'),
    leave: settle('leave'),
  },
  assert: {
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
  assertEmitted: {
    toast: async ({ page }, { text: said }) => {
      await see(page.getByRole('listitem').last()).toHaveText(said, { timeout: 1_000 });
    },
  },
} satisfies Driver<typeof launchMachine>;
