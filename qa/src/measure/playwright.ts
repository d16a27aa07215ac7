import type {
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
  TestType,
} from '@playwright/test';
import type { TellTaken } from '../walk/inspect.ts';
import { addTaken } from './taken-files.ts';

type Args = PlaywrightTestArgs & PlaywrightTestOptions;
type WorkerArgs = PlaywrightWorkerArgs & PlaywrightWorkerOptions;

/**
 * Extends `test` so that the transitions are measured which the pages of its context take. The application must be
 * built with the hook of `xstate-path-tests/inspect`.
 */
export function measured<T extends Args, W extends WorkerArgs>(test: TestType<T, W>): TestType<T, W> {
  return (test as unknown as TestType<Args, WorkerArgs>).extend<{ pathTestsTaken: undefined }>({
    pathTestsTaken: [
      async ({ context }, use) => {
        const taken = new Map<string, Set<string>>();
        const tell: TellTaken = async (machine, key) => {
          taken.set(machine, (taken.get(machine) ?? new Set()).add(key));
        };
        await context.exposeFunction('pathTestsTaken', tell);
        await use(undefined);
        // What a page has told before is here when it answers.
        await Promise.all(context.pages().map((page) => page.evaluate(() => 0).catch(() => 0)));
        const all = [...taken].map(([machine, keys]) => [machine, [...keys]] as const);
        addTaken(process.cwd(), 'playwright', Object.fromEntries(all));
      },
      { auto: true },
    ],
  }) as unknown as TestType<T, W>;
}
