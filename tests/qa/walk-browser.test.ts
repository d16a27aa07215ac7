import { type Browser, type BrowserContext, chromium, expect as see } from '@playwright/test';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Driver, transient, type World } from '#qa/driver.ts';
import { frozenPaths, planMachine } from '#qa/machine-plan.ts';
import type { AnySamples } from '#qa/offers.ts';
import { replay } from '#qa/replay.ts';
import type { Outcome } from '#qa/samples.ts';
import { askHook, walkBrowser } from '#qa/walk-browser.ts';
import type { AnyDriver, WorldSource } from '#qa/worlds.ts';
import { chromiumFlags, executablePath } from '../house/chromium.ts';
import { launchSamples } from './machines/launch.samples.ts';
import { launchMachine } from './machines/launch.ts';

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

const driver = {
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

// The page has no observable, so what it shows is left out here.
const samples = { ...launchSamples, snapshots: {} } as AnySamples;
const plan = planMachine('launch', launchMachine, samples);
const { mismatches, replayed } = replay(launchMachine, samples, frozenPaths(plan));

let browser: Browser;
let script: string;
beforeAll(async () => {
  const bundle = await rolldown({ input: new URL('page/app.ts', import.meta.url).pathname });
  script = (await bundle.generate({ format: 'iife' })).output[0].code;
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags });
});
afterAll(() => browser.close());

/** Pages with the application in which `fault` is wrong. */
function source(fault = ''): WorldSource {
  const contexts = new Map<World, BrowserContext>();
  return {
    open: async () => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.evaluate((wrong) => {
        globalThis.fault = wrong;
      }, fault);
      await page.addScriptTag({ content: script });
      const world: World = { page, context, tick: async (ms) => void (await askHook(page, 'tick', ms)) };
      contexts.set(world, context);
      return world;
    },
    close: async (world) => contexts.get(world)?.close(),
    end: async () => {},
  };
}

/** Stops at the first failure, as a person would. */
async function walkAll(fault?: string) {
  for (const path of replayed) {
    const walk = { machine: 'launch', machineId: 'launch', driver: driver as unknown as AnyDriver };
    const failure = await walkBrowser({ ...walk, path, source: source(fault), patience: 500 });
    if (failure) return failure;
  }
  return undefined;
}

describe('the same paths in a real browser', () => {
  test('the planned paths are walked', async () => {
    expect(mismatches).toEqual([]);
    expect(await walkAll()).toBeUndefined();
  });

  test.each([
    ['no Quit', 'quit', /it was told nothing/],
    ['no toast', undefined, /toHaveText|element/],
    ['stuck', undefined, /toContainText|Expected/],
  ])('%s is noticed', async (fault, label, seen) => {
    const failure = await walkAll(fault);
    expect(failure).toMatchObject({ machine: 'launch', ...(label && { label }) });
    expect(failure?.seen).toMatch(seen);
  });
});
