import type { Locator } from '@playwright/test';
import type { Branch } from '../explore/branches.ts';
import type { Fixture } from './driver.ts';
import type { AnyDriver } from './fixtures.ts';
import type { ReplayedPath } from './replay.ts';

/** Accessible trees of what the user sees of a machine, by state. They are reviewed like the frozen paths. */
export type Views = Map<string, string>;

export const stateOf = ({ result }: Branch): string => result.leaves.join(', ');

/** The state in which a path ends. */
export const endOf = ({ start, steps }: ReplayedPath): string => stateOf(steps.at(-1) ?? start);

/**
 * The states at the steps where the paths see them first, by path id and number of the step. Their views are
 * always taken at the same step, since a state can look different on another way to it.
 */
export function firstVisits(paths: readonly ReplayedPath[]): Map<string, string> {
  const seen = new Set<string>();
  const visits = new Map<string, string>();
  for (const { id, start, steps } of paths)
    for (const [step, branch] of [start, ...steps].entries()) {
      const state = stateOf(branch);
      if (!seen.has(state)) visits.set(visitKey(id, step), state);
      seen.add(state);
    }
  return visits;
}
export const visitKey = (path: string, step: number) => `${path} ${step}`;

/**
 * The accessible tree of the driver's view, by default of the elements whose `data-machine` is the machine's id
 * and of dialogs around them; '' if none is shown. Numbers, names of days and months and durations are
 * replaced, because dates, times and balances differ.
 */
export async function readView(driver: AnyDriver, machineId: string, fixture: Fixture): Promise<string> {
  const own = `[data-machine="${machineId}"]`;
  const view: Locator =
    driver.view?.(fixture as never) ?? fixture.page.locator(`dialog:has(${own}), ${own}:not(dialog *)`);
  const trees = await Promise.all((await view.all()).map((each) => each.ariaSnapshot()));
  return shortened(comparable(trees.join('\n')));
}

/** English names of days and months, long and short, as in "Mon, Nov 30". */
const namesOfDays = (() => {
  const names = (part: 'weekday' | 'month') =>
    (['long', 'short'] as const).flatMap((width) => {
      const format = new Intl.DateTimeFormat('en', { [part]: width, timeZone: 'UTC' });
      // The first twelve months of 2024 start on each day of the week.
      return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month, 1)));
    });
  return new RegExp(`\\b(?:${[...new Set([...names('weekday'), ...names('month')])].join('|')})\\b`, 'g');
})();

/** "2 hours, 59 minutes" in English, which a moment before were "3 hours". */
const durations = (() => {
  const part = '# (?:day|hour|minute|second)s?\\b';
  return new RegExp(`${part}(?:,? (?:and )?${part})*`, 'g');
})();

/** IDs that React counts in base 32, as in the address of a skip link: they depend on what was rendered before. */
const reactIds = /\b_r_[\da-v]+_/g;

/** The tree without what differs between two visits of the same state: figures, dates and times, and generated IDs. */
export const comparable = (tree: string) =>
  tree
    .replaceAll(reactIds, '_r_#_')
    .replaceAll(/\d+/g, '#')
    .replaceAll(namesOfDays, '@')
    .replaceAll(durations, '[duration]');

/** Without the options of a list that are not selected: there can be hundreds of them. */
const shortened = (tree: string) => tree.replaceAll(/^ *- option (?!.*\[selected\]).*\n/gm, '');

/** The first line in which two trees differ, with the line above it. */
export function difference(expected: string, seen: string): { expected: string; seen: string } {
  const [frozen, now] = [expected.split('\n'), seen.split('\n')];
  const at = frozen.findIndex((line, index) => line !== now[index]);
  const place = at < 0 ? frozen.length : at;
  const lines = (tree: string[]) =>
    `the view\n${[tree[place - 1], tree[place] ?? '(its end)'].filter((line) => line !== undefined).join('\n')}`;
  return { expected: lines(frozen), seen: lines(now) };
}

export function writeViews(title: string, views: Views): string {
  const blocks = [...views]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([state, tree]) => `## ${state}\n${tree || '(not shown)'}`);
  return `${[`# ${title}`, ...blocks].join('\n\n')}\n`;
}

export function readViews(content: string): Views {
  const blocks = content
    .replaceAll('\r\n', '\n')
    .trimEnd()
    .split(/\n\n(?=## )/)
    .slice(1);
  return new Map(
    blocks.map((block) => {
      const end = block.indexOf('\n');
      const tree = block.slice(end + 1);
      return [block.slice(3, end), tree === '(not shown)' ? '' : tree] as const;
    }),
  );
}
